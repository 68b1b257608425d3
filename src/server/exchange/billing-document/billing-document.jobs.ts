import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { emptyOldBuyers } from './empty-buyers.usecases.ts'

const DAILY = 24 * 60

export const billingDocumentJobs: readonly Job[] = [
  scheduledJob({ name: 'empty-old-buyers', every: DAILY, run: emptyOldBuyers }),
]
