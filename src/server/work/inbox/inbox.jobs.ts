import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepAttachments } from './attachments.usecases.ts'
import { DELIVER_MESSAGE, deliverLate, deliverMessage } from './deliver.usecases.ts'
import { sendDigests } from './digest.usecases.ts'

export const inboxJobs: readonly Job[] = [
  { name: DELIVER_MESSAGE, lane: 'jobs', deadline: 60, attempts: 5, run: deliverMessage },
  scheduledJob({ name: 'deliver-late-messages', every: 0, run: deliverLate }),
  scheduledJob({ name: 'send-digests', every: 5, run: sendDigests }),
  scheduledJob({ name: 'sweep-unsent-files', every: 60, run: sweepAttachments }),
]
