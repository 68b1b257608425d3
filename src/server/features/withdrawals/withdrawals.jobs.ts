import { type Job, scheduledJob } from '../jobs/job.ts'
import { sweepWithdrawals } from './withdrawals.usecases.ts'

export const withdrawalJobs: readonly Job[] = [
  scheduledJob({ name: 'sweep-withdrawals', every: 60, run: sweepWithdrawals }),
]
