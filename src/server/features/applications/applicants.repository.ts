import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { accountTable } from '../accounts/accounts.tables.ts'
import { seamanTable } from '../seamen/seamen.tables.ts'
import { isStaying } from '../seamen/staying-seamen.ts'
import { applicationTable } from './applications.tables.ts'

/** A vacancy of this company, with what its list of applicants needs; nothing when it belongs to somebody else. */
export const findOwnedVacancy = async (db: Database, vacancyId: string, companyId: string) =>
  db.$client
    .prepare(
      `SELECT v.id, v.rank, v.vessel_type, v.join_from, v.status, c.verified FROM vacancy v JOIN company c ON c.id = v.company_id
      WHERE v.id = ? AND v.company_id = ?`,
    )
    .bind(vacancyId, companyId)
    .first<{ id: string; rank: string; vessel_type: string; join_from: string; status: string; verified: number }>()

const stays = sql.raw(isStaying('application.seaman_id'))

export const findApplicantRows = (db: Database, vacancyId: string, limit: number, offset: number) =>
  db
    .select({
      application: applicationTable,
      seaman: seamanTable,
      email: accountTable.email,
      confirmedAt: accountTable.emailVerifiedAt,
    })
    .from(applicationTable)
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(and(eq(applicationTable.vacancyId, vacancyId), stays))
    .orderBy(desc(applicationTable.createdAt), desc(applicationTable.id))
    .limit(limit)
    .offset(offset)

export async function countApplicants(db: Database, vacancyId: string): Promise<number> {
  const row = await db
    .select({ total: count() })
    .from(applicationTable)
    .where(and(eq(applicationTable.vacancyId, vacancyId), stays))
    .get()
  return row?.total ?? 0
}
