import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { JoiningAnswers } from '#src/domain/application/stage-details.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { isReached } from '#src/server/identity/account/reached.repository.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { isBlockedBySeaman } from '../crew/first-contact.repository.ts'
import { applicationMoveTable, applicationTable, joiningAnswerTable } from './application.tables.ts'

export type MoveRow = typeof applicationMoveTable.$inferSelect

/** Moves of these applications, oldest first. */
export async function findMoves(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, MoveRow[]>> {
  const rows = await db
    .select()
    .from(applicationMoveTable)
    .where(isAmong(applicationMoveTable.applicationId, ids))
    .orderBy(asc(applicationMoveTable.createdAt), asc(applicationMoveTable.id))
  return Map.groupBy(rows, ({ applicationId }) => applicationId)
}

// A seafarer who blocked the company reads its answers on the page only.
const companyWrites = sql.raw(`EXISTS (SELECT 1 FROM vacancy v WHERE v.id = application.vacancy_id
  AND ${isActiveOrganisation('v.company_id')} AND NOT ${isBlockedBySeaman('application.seaman_id', 'v.company_id')})`)

/** Whether the company of an application may still send mail to its seafarer. */
export const mayMailMove = async (db: Database, applicationId: string): Promise<boolean> =>
  (await db.$count(applicationTable, and(eq(applicationTable.id, applicationId), companyWrites))) > 0

/** Applications with moves until then that were not notified, with the recipient and whether mail is allowed. */
export const findDueMoves = (db: Database, until: number, limit: number) =>
  db
    .selectDistinct({
      applicationId: applicationMoveTable.applicationId,
      accountId: seamanTable.accountId,
      isMailed: sql<number>`${isReached} AND ${companyWrites}`,
    })
    .from(applicationMoveTable)
    .innerJoin(applicationTable, eq(applicationTable.id, applicationMoveTable.applicationId))
    .innerJoin(seamanTable, eq(seamanTable.id, applicationTable.seamanId))
    .innerJoin(accountTable, eq(accountTable.id, seamanTable.accountId))
    .where(and(isNull(applicationMoveTable.toldAt), lte(applicationMoveTable.createdAt, until)))
    .limit(limit)

/** Marks moves up to one as notified; aborts the batch if another run has done so. */
export const markMovesNotified = (
  db: Database,
  { applicationId, createdAt, id }: MoveRow,
  now: number,
): Statement[] => [
  db
    .update(applicationMoveTable)
    .set({ toldAt: now })
    .where(and(eq(applicationMoveTable.id, id), isNull(applicationMoveTable.toldAt))),
  ...demandOneChange(db),
  db
    .update(applicationMoveTable)
    .set({ toldAt: now })
    .where(
      and(
        eq(applicationMoveTable.applicationId, applicationId),
        isNull(applicationMoveTable.toldAt),
        lte(applicationMoveTable.createdAt, createdAt),
      ),
    ),
]

export async function findJoiningAnswers(db: Database, applicationId: string): Promise<JoiningAnswers | undefined> {
  const { paidOnTime, asAdvertised, relievedOnTime } = joiningAnswerTable
  return db
    .select({ paidOnTime, asAdvertised, relievedOnTime })
    .from(joiningAnswerTable)
    .where(eq(joiningAnswerTable.applicationId, applicationId))
    .get()
}

type Answered = JoiningAnswers & { applicationId: string; updatedAt: number }

/** Replaces previous answers. */
export const saveJoiningAnswers = (db: Database, { applicationId, ...answers }: Answered): Statement =>
  db
    .insert(joiningAnswerTable)
    .values({ applicationId, ...answers })
    .onConflictDoUpdate({ target: joiningAnswerTable.applicationId, set: answers })
