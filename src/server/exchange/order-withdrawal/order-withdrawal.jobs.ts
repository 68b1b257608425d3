import type { Registries } from '#src/server/domain.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { completeRefunds } from './complete-refunds.usecases.ts'
import { sweepWithdrawalLinks } from './withdrawal-links.usecases.ts'

export const createWithdrawalJobs = ({ products }: Pick<Registries, 'products'>): readonly Job[] => [
  scheduledJob({ name: 'complete-withdrawals', every: 0, run: completeRefunds(products) }),
  scheduledJob({ name: 'sweep-withdrawal-links', every: 60, run: sweepWithdrawalLinks }),
]
