import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { sweepShares } from './own-shares.usecases.ts'

export const shareJobs: readonly Job[] = [scheduledJob({ name: 'sweep-shares', every: 0, run: sweepShares })]
