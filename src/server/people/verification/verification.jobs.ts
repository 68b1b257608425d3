import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { remindOfRechecks } from './remind-of-rechecks.usecases.ts'

export const verificationJobs: readonly Job[] = [
  scheduledJob({ name: 'remind-of-rechecks', every: 60, run: remindOfRechecks }),
]
