import { SECOND } from '#src/domain/time.ts'
import { withDeadline } from '#src/server/platform/deadline.ts'
import type { JobMessage } from '#src/server/platform/job-queue.ts'
import { describeFailure } from '#src/server/platform/log.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import { insertDeadJob, noteRun } from './job.repository.ts'
import { type Job, messageOf } from './job.ts'

/** Every job by its name. */
export type JobTable = ReadonlyMap<string, Job>

async function startNext({ jobQueue }: Needs<'jobQueue'>, jobs: JobTable, job: Job): Promise<void> {
  const next = job.next && jobs.get(job.next)
  if (next) await jobQueue.send(next.lane, [messageOf(next.name)])
}

/** Runs a job once, then starts the one that follows it. Throws what it throws, and when it takes too long. */
export async function runJob(services: Services, jobs: JobTable, job: Job, subject: string): Promise<void> {
  const { db, clock } = services
  // Those of the schedule tell when they ran, and have no subject; of the others there are too many.
  const noted = subject === ''
  const { name, deadline } = job
  const late = () => new Error(`${name} was not done after ${deadline} s`)
  if (noted) await noteRun(db, name, { startedAt: clock() })
  try {
    await withDeadline(job.run(services, subject), deadline * SECOND, late)
  } catch (error) {
    if (noted) await noteRun(db, name, { failedAt: clock(), lastError: describeFailure(error) })
    throw error
  }
  if (noted) await noteRun(db, name, { finishedAt: clock() })
  await startNext(services, jobs, job)
}

/**
 * Records a job that was given up, once per message, for the back office. The next job is started in any case.
 * @param lost the queue’s id of the message, which is the same for a redelivery
 */
export async function buryJob(
  services: Services,
  jobs: JobTable,
  message: JobMessage,
  lost: { id: string; attempts: number; error: unknown },
): Promise<void> {
  const { db, clock } = services
  const { id, attempts } = lost
  const job = jobs.get(message.job)
  await insertDeadJob(db, { id, ...message, error: describeFailure(lost.error), attempts, diedAt: clock() })
  if (!job) return
  await job.giveUp?.(services, message.subject)
  await startNext(services, jobs, job)
}
