import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { checkProviders } from './compare-with-provider.usecases.ts'
import { lookUpPayments } from './look-up-payments.usecases.ts'
import { readMissedEvents } from './provider-events.usecases.ts'

const QUARTERLY = 15
const DAILY = 24 * 60

export const checkoutJobs: readonly Job[] = [
  scheduledJob({ name: 'look-up-payments', every: 0, run: lookUpPayments }),
  scheduledJob({ name: 'read-missed-events', every: QUARTERLY, run: readMissedEvents }),
  scheduledJob({ name: 'compare-with-provider', every: DAILY, run: checkProviders }),
]
