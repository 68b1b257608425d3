import { and, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Contest, ContestDecided, ContestInput } from '#src/contract/application/match-schemas.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demandOneChange, isAmong, type Statement } from '#src/server/platform/database.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { applicationTable, matchContestTable } from './application.tables.ts'

export type ContestRow = typeof matchContestTable.$inferSelect

/** A contest for both sides; only the company knows who decided. */
export const toContest = ({ line, text, createdAt, decision, decidedAt }: ContestRow): Contest => ({
  line,
  text,
  createdAt,
  decision,
  decidedAt,
})

/** Contests of some applications, oldest first. */
export const findContests = (db: Database, applicationIds: readonly string[]): Promise<ContestRow[]> =>
  db
    .select()
    .from(matchContestTable)
    .where(isAmong(matchContestTable.applicationId, applicationIds))
    .orderBy(matchContestTable.createdAt)
    .all()

export const findContest = (db: Database, applicationId: string, line: string): Promise<ContestRow | undefined> =>
  db
    .select()
    .from(matchContestTable)
    .where(and(eq(matchContestTable.applicationId, applicationId), eq(matchContestTable.line, line)))
    .get()

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

const isReadable: SQL = sql.raw(staysReadable('match_contest.seaman_id'))

/** Contests of all companies, newest first. */
export const findAllContests = (db: Database, limit: number, offset: number) =>
  db
    .select({
      contest: matchContestTable,
      vacancyId: vacancyTable.id,
      rank: vacancyTable.rank,
      company: organisationTable.name,
      firstname: seamanTable.firstname,
      surname: seamanTable.surname,
      rules: applicationTable.gapRules,
    })
    .from(matchContestTable)
    .innerJoin(applicationTable, eq(applicationTable.id, matchContestTable.applicationId))
    .innerJoin(vacancyTable, eq(vacancyTable.id, applicationTable.vacancyId))
    .innerJoin(organisationTable, eq(organisationTable.id, vacancyTable.companyId))
    .innerJoin(seamanTable, eq(seamanTable.id, matchContestTable.seamanId))
    .where(isReadable)
    .orderBy(desc(matchContestTable.createdAt), desc(matchContestTable.id))
    .limit(limit)
    .offset(offset)

export async function countAllContests(db: Database): Promise<number> {
  const row = await db.select({ total: count() }).from(matchContestTable).where(isReadable).get()
  return row?.total ?? 0
}
