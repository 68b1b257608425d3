import { desc, lt, sql } from 'drizzle-orm'
import { type Database, runBatch } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { deadJobTable, jobRunTable } from './job.tables.ts'

const TAKEN = pickColumns(jobRunTable, 'job')

type Due = { job: string; dueSince: number }

/**
 * Claims the due jobs, so that no other run of the schedule claims them too. A running one is skipped, unless it was queued before
 * `lostBefore`: then its message was lost.
 */
export async function takeDueJobs(
  db: Database,
  due: readonly Due[],
  { now, lostBefore }: { now: number; lostBefore: number },
): Promise<string[]> {
  const statements = due.map(
    ({ job, dueSince }) => sql`INSERT INTO job_run (job, queued_at) VALUES (${job}, ${now})
      ON CONFLICT (job) DO UPDATE SET queued_at = excluded.queued_at
      WHERE queued_at IS NULL OR (queued_at <= ${dueSince}
        AND (queued_at <= max(coalesce(finished_at, 0), coalesce(failed_at, 0)) OR queued_at <= ${lostBefore}))
      RETURNING ${sql.raw(TAKEN.of())}`,
  )
  const results = await runBatch(
    db,
    statements.map((statement) => db.all(statement)),
  )
  return results.flatMap(({ results: rows }) => (rows as RowOf<typeof TAKEN>[]).map(({ job }) => job))
}

type Noted = Partial<Omit<typeof jobRunTable.$inferInsert, 'job'>>

/** Writes down the outcome of a run. */
export const noteRun = (db: Database, job: string, noted: Noted) =>
  db
    .insert(jobRunTable)
    .values({ job, ...noted })
    .onConflictDoUpdate({ target: jobRunTable.job, set: noted })

export const noteRuns = (db: Database, jobs: readonly string[], noted: Noted) =>
  runBatch(
    db,
    jobs.map((job) => noteRun(db, job, noted)),
  )

export const findRuns = (db: Database) => db.select().from(jobRunTable)

/** The first time stays. */
export const insertDeadJob = (db: Database, row: typeof deadJobTable.$inferInsert) =>
  db.insert(deadJobTable).values(row).onConflictDoNothing()

export const findDeadJobs = (db: Database, limit: number) =>
  db.select().from(deadJobTable).orderBy(desc(deadJobTable.diedAt), desc(deadJobTable.id)).limit(limit)

export const deleteDeadJobs = (db: Database, before: number) =>
  db.delete(deadJobTable).where(lt(deadJobTable.diedAt, before))
