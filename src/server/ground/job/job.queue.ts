import type { Message, MessageBatch } from '@cloudflare/workers-types'
import type { JobMessage } from '#src/server/platform/job-queue.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Services } from '#src/server/platform/services.ts'
import { buryJob, type JobTable, runJob } from './run-job.usecases.ts'

/** What the queue gave up itself, when a run took the whole Worker with it. */
const DEAD_QUEUE = /-dead$/
const RETRY_SECONDS = 30

async function consumeMessage(services: Services, jobs: JobTable, { id, body, attempts }: Message<JobMessage>) {
  const job = jobs.get(body.job)
  try {
    if (!job) throw new Error(`there is no job ${body.job}`)
    await runJob(services, jobs, job, body.subject)
  } catch (error) {
    logFailure(`job failed: ${body.job}`, body.subject, error)
    if (job && attempts < job.attempts) throw error
    await buryJob(services, jobs, body, { id, attempts, error })
  }
}

const buryLost = (services: Services, jobs: JobTable, { id, body, attempts }: Message<JobMessage>) =>
  buryJob(services, jobs, body, { id, attempts, error: new Error('given up by the queue') })

/** Every message is answered for by itself, one after the other: one that fails does not bring the others again. */
export async function consumeJobs(services: Services, jobs: JobTable, batch: MessageBatch<JobMessage>): Promise<void> {
  const isDead = DEAD_QUEUE.test(batch.queue)
  for (const message of batch.messages) {
    try {
      await (isDead ? buryLost(services, jobs, message) : consumeMessage(services, jobs, message))
      message.ack()
    } catch {
      message.retry({ delaySeconds: RETRY_SECONDS * message.attempts })
    }
  }
}
