import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { describeFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteDeadJobs, noteRuns, takeDueJobs } from './job.repository.ts'
import { messageOf } from './job.ts'
import type { JobTable } from './run-job.usecases.ts'

/** The schedule itself comes a little early or late. */
const SLACK = MINUTE
/** A job that was handed over this long ago and of which nothing was heard is handed over again. */
const LOST_AFTER = HOUR
const DEAD_FOR = 30 * DAY

/**
 * Hands every job that is due to the queue of its lane, in one message each, so that none waits for another or fails with it.
 * @param lostBefore UTC ms: what was handed over until then, and of which nothing was heard, is handed over again
 */
export async function queueDueJobs(
  { db, clock, jobQueue }: Needs<'db' | 'clock' | 'jobQueue'>,
  jobs: JobTable,
  lostBefore = clock() - LOST_AFTER,
): Promise<void> {
  const now = clock()
  const due = [...jobs.values()].flatMap(({ name, every }) =>
    every === undefined ? [] : [{ job: name, dueSince: every === 0 ? now : now - every * MINUTE + SLACK }],
  )
  const taken = await takeDueJobs(db, due, { now, lostBefore })
  const failures: unknown[] = []
  for (const [lane, names] of Map.groupBy(taken, (name) => jobs.get(name)?.lane ?? 'jobs')) {
    const messages = names.map((name) => messageOf(name))
    try {
      await jobQueue.send(lane, messages)
    } catch (error) {
      // No queue has them: the next run of the schedule must not take them for under way.
      await noteRuns(db, names, { failedAt: clock(), lastError: describeFailure(error) })
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}

export async function sweepDeadJobs({ db, clock }: Needs<'db' | 'clock'>): Promise<void> {
  await deleteDeadJobs(db, clock() - DEAD_FOR)
}
