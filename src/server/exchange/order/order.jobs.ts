import type { Registries } from '#src/server/domain.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { expireOrders } from './end-order.usecases.ts'

export const createOrderJobs = ({ products }: Pick<Registries, 'products'>): readonly Job[] => [
  scheduledJob({ name: 'expire-orders', every: 0, run: expireOrders(products) }),
]
