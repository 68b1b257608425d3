import { type Job, scheduledJob } from '../job/job.ts'
import { sweepWithdrawals } from './withdrawal.usecases.ts'

export const withdrawalJobs: readonly Job[] = [
  scheduledJob({ name: 'sweep-withdrawals', every: 60, run: sweepWithdrawals }),
]
