import { type Job, scheduledJob } from './job.ts'
import { sweepDeadJobs } from './schedule.usecases.ts'

export const jobJobs: readonly Job[] = [scheduledJob({ name: 'sweep-dead-jobs', every: 24 * 60, run: sweepDeadJobs })]
