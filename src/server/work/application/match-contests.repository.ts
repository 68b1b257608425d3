import { and, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import type { Contest, ContestDecided, ContestDecision, ContestInput } from '#src/contract/application/match-schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { reportTable } from '#src/server/trust/report/report.tables.ts'
import { applicationTable, matchContestTable } from './application.tables.ts'

/** Contests with the note of the admin who decided, oldest first. */
const findWith = (db: Database, where: SQL | undefined) =>
  db
    .select({ contest: matchContestTable, review: { state: reportTable.status, note: reportTable.note } })
    .from(matchContestTable)
    .leftJoin(reportTable, and(eq(reportTable.id, matchContestTable.id), ne(reportTable.status, 'open')))
    .where(where)
    .orderBy(matchContestTable.createdAt)
    .all()

export type ContestRow = Awaited<ReturnType<typeof findWith>>[number]

/** A contest for both sides; neither sees which person decided. */
export const toContest = ({
  contest: { line, text, createdAt, decision, decidedAt },
  review,
}: ContestRow): Contest => ({
  ...{ line, text, createdAt, decision, decidedAt },
  review: review && { note: review.note },
})

/** Contests of some applications, oldest first. */
export const findContests = (db: Database, applicationIds: readonly string[]): Promise<ContestRow[]> =>
  findWith(db, isAmong(matchContestTable.applicationId, applicationIds))

export const findContest = async (db: Database, applicationId: string, line: string): Promise<ContestRow | undefined> =>
  (await findWith(db, and(eq(matchContestTable.applicationId, applicationId), eq(matchContestTable.line, line))))[0]

type NewContest = ContestInput & { id: string; applicationId: string; seamanId: string; now: number }

/** Writes or changes a contest; aborts the batch if it was decided or the application is gone. */
export const saveContest = (db: Database, contest: NewContest): Statement[] => {
  const { id, applicationId, seamanId, line, text, now } = contest
  return [
    db.run(sql`INSERT INTO match_contest (id, application_id, seaman_id, line, text, created_at)
      SELECT ${id}, id, seaman_id, ${line}, ${text}, ${now} FROM application WHERE id = ${applicationId} AND seaman_id = ${seamanId}
      ON CONFLICT (application_id, line) DO UPDATE SET text = excluded.text WHERE decision IS NULL`),
    ...demandOneChange(db),
  ]
}

type Decided = ContestDecided & { applicationId: string; decidedBy: string; now: number }

/** Aborts the batch if it was decided meanwhile, or there is none. */
export const decideContest = (
  db: Database,
  { applicationId, line, decision, decidedBy, now }: Decided,
): Statement[] => [
  db
    .update(matchContestTable)
    .set({ decision, decidedBy, decidedAt: now })
    .where(
      and(
        eq(matchContestTable.applicationId, applicationId),
        eq(matchContestTable.line, line),
        isNull(matchContestTable.decision),
      ),
    ),
  ...demandOneChange(db),
]

type Case = { applicationId: string; line: string; accountId: string; language: LocaleCode; now: number }

/** Opens the case of a contest for admins; an open one is marked as changed, so that they decide on the latest text. */
export const openCase = (db: Database, { applicationId, line, accountId, language, now }: Case): Statement =>
  db.run(sql`INSERT INTO report (id, kind, target_id, reason, language, account_id, created_at, updated_at)
    SELECT id, 'contest', id, 'line', ${language}, ${accountId}, ${now}, ${now} FROM match_contest
    WHERE application_id = ${applicationId} AND line = ${line}
    ON CONFLICT (id) DO UPDATE SET updated_at = excluded.updated_at WHERE status = 'open'`)

/** Deletes the open case of a contest: there is nothing to review once the company counts the line as met. */
export const deleteCase = (db: Database, id: string): Statement =>
  db.delete(reportTable).where(and(eq(reportTable.id, id), eq(reportTable.status, 'open')))

type Settled = { id: string; decision: ContestDecision; decidedBy: string; now: number }

/** The decision of an admin, whatever the company decided. Aborts the batch if the contest no longer exists. */
export const settleContest = (db: Database, { id, decision, decidedBy, now }: Settled): Statement[] => [
  db.update(matchContestTable).set({ decision, decidedBy, decidedAt: now }).where(eq(matchContestTable.id, id)),
  ...demandOneChange(db),
]

/** A contest with its application. */
export const findContestedApplication = (db: Database, id: string) =>
  db
    .select({ contest: matchContestTable, application: applicationTable })
    .from(matchContestTable)
    .innerJoin(applicationTable, eq(applicationTable.id, matchContestTable.applicationId))
    .where(eq(matchContestTable.id, id))
    .get()
