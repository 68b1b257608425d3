import { and, eq, sql } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { applicationTable } from '../application/application.tables.ts'
import { mayWriteFirst, type Pair } from '../crew/first-contact.repository.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { inboxThreadTable } from './inbox.tables.ts'

const isShown = isAmong(vacancyTable.status, ['published', 'expired', 'closed'])

export const hasCompany = async (db: Database, companyId: string): Promise<boolean> =>
  (await db.$count(companyTable, eq(companyTable.id, companyId))) > 0

/** An applicant of a company whose account is active. */
export const findApplicant = (db: Database, companyId: string, applicationId: string) =>
  db
    .select({ seamanId: applicationTable.seamanId, vacancyId: applicationTable.vacancyId })
    .from(applicationTable)
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .where(
      and(
        eq(applicationTable.id, applicationId),
        eq(vacancyTable.companyId, companyId),
        sql.raw(staysReadable('application.seaman_id')),
      ),
    )
    .get()

/** Whether a company has such a vacancy that was public. */
export const hasVacancy = async (db: Database, companyId: string, vacancyId: string): Promise<boolean> =>
  (await db.$count(vacancyTable, and(eq(vacancyTable.id, vacancyId), eq(vacancyTable.companyId, companyId), isShown))) >
  0

/** Whether a first message may be written now. */
export async function mayBegin(db: Database, by: InboxSide, pair: Pair): Promise<boolean> {
  const found = await db
    .select({ may: sql<number>`${mayWriteFirst(by, pair)}` })
    .from(organisationTable)
    .where(eq(organisationTable.id, pair.organisationId))
    .get()
  return found?.may === 1
}

/** The thread of a pair about a vacancy, or about none. */
export const findThreadId = async (
  db: Database,
  { seamanId, organisationId, toCard }: Pair,
  vacancyId: string | null,
): Promise<string | undefined> =>
  (
    await db
      .select({ id: inboxThreadTable.id })
      .from(inboxThreadTable)
      .where(
        and(
          eq(inboxThreadTable.seamanId, seamanId),
          eq(inboxThreadTable.organisationId, organisationId),
          sql`coalesce(${inboxThreadTable.vacancyId}, '') = ${vacancyId ?? ''}`,
          eq(inboxThreadTable.toCard, toCard),
        ),
      )
      .get()
  )?.id
