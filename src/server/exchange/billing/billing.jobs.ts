import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { voidDueHolds } from './holds.usecases.ts'
import { sealMonths } from './months.usecases.ts'
import { checkLedger } from './reconcile.usecases.ts'

const DAILY = 24 * 60

export const billingJobs: readonly Job[] = [
  scheduledJob({ name: 'void-due-holds', every: 0, run: voidDueHolds }),
  scheduledJob({ name: 'seal-months', every: DAILY, run: sealMonths }),
  scheduledJob({ name: 'reconcile-ledger', every: DAILY, run: checkLedger }),
]
