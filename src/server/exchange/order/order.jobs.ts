import type { Registries } from '#src/server/domain.ts'
import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { expireOrders } from './end-order.usecases.ts'
import { forgetUses } from './promo/read-promo.usecases.ts'

const DAILY = 24 * 60

export const createOrderJobs = ({ products }: Pick<Registries, 'products'>): readonly Job[] => [
  scheduledJob({ name: 'expire-orders', every: 0, run: expireOrders(products) }),
  scheduledJob({ name: 'forget-promo-uses', every: DAILY, run: forgetUses }),
]
