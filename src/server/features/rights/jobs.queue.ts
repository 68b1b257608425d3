import type { MessageBatch } from '@cloudflare/workers-types'
import type { JobMessage } from '../../platform/job-queue.ts'
import { logFailure } from '../../platform/log.ts'
import type { Services } from '../../platform/services.ts'
import { makeExport } from './exports.usecases.ts'

const RETRY_SECONDS = 30

/** One job after the other. One that keeps failing comes back by the schedule, until that gives it up. */
export async function consumeJobs(services: Services, batch: MessageBatch<JobMessage>): Promise<void> {
  for (const message of batch.messages) {
    try {
      await makeExport(services, message.body.id)
      message.ack()
    } catch (error) {
      logFailure('job not done', message.body.id, error)
      message.retry({ delaySeconds: RETRY_SECONDS * message.attempts })
    }
  }
}
