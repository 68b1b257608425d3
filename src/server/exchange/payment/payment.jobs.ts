import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { expirePayments, remindOfPayments } from './expire-payments.usecases.ts'

const HOURLY = 60

export const paymentJobs: readonly Job[] = [
  scheduledJob({ name: 'expire-payments', every: HOURLY, run: expirePayments }),
  scheduledJob({ name: 'remind-of-payments', every: HOURLY, run: remindOfPayments }),
]
