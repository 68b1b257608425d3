import { and, count, desc, eq, lt, type SQL, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { crewCardTable } from '../crew/crew.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { applicationTable } from './application.tables.ts'

/** A vacancy of the company for its list of applicants; undefined for another company's. */
export const findOwnedVacancy = (db: Database, vacancyId: string, companyId: string) =>
  db
    .select({
      id: vacancyTable.id,
      rank: vacancyTable.rank,
      vesselType: vacancyTable.vesselType,
      joinFrom: vacancyTable.joinFrom,
      joinTo: vacancyTable.joinTo,
      status: vacancyTable.status,
      expiresAt: vacancyTable.expiresAt,
      verified: organisationTable.verified,
    })
    .from(vacancyTable)
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .where(and(eq(vacancyTable.id, vacancyId), eq(vacancyTable.companyId, companyId)))
    .get()

const isReadable = sql.raw(staysReadable('application.seaman_id'))

const selectApplicants = (db: Database, condition: SQL | undefined) =>
  db
    .select({
      application: applicationTable,
      seaman: seamanTable,
      email: accountTable.email,
      confirmedAt: accountTable.emailVerifiedAt,
      freeConfirmedOn: crewCardTable.confirmedOn,
      notFree: crewCardTable.notFree,
    })
    .from(applicationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .leftJoin(crewCardTable, eq(crewCardTable.seamanId, seamanTable.id))
    .where(and(condition, isReadable))

export const findApplicantRow = (db: Database, vacancyId: string, applicationId: string) =>
  selectApplicants(db, and(eq(applicationTable.vacancyId, vacancyId), eq(applicationTable.id, applicationId))).get()

export const findApplicantRows = (db: Database, vacancyId: string, limit: number, offset: number) =>
  selectApplicants(db, eq(applicationTable.vacancyId, vacancyId))
    .orderBy(desc(applicationTable.createdAt), desc(applicationTable.id))
    .limit(limit)
    .offset(offset)

/** Applications before one, or the last ones: a step through the whole list. */
export const findApplicantsBefore = (db: Database, vacancyId: string, id: string | undefined, limit: number) =>
  selectApplicants(db, and(eq(applicationTable.vacancyId, vacancyId), id ? lt(applicationTable.id, id) : undefined))
    .orderBy(desc(applicationTable.id))
    .limit(limit)

export async function countApplicants(db: Database, vacancyId: string): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(applicationTable)
    .where(and(eq(applicationTable.vacancyId, vacancyId), isReadable))
    .get()
  return row?.total ?? 0
}
