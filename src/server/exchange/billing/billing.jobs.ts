import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import { voidDueHolds } from './holds.usecases.ts'
import type { LedgerCheck } from './ledger-check.ts'
import { sealMonths } from './months.usecases.ts'
import { runScheduledReconciliation } from './run-reconciliation.usecases.ts'

const DAILY = 24 * 60

/** @param checks the checks of all domains */
export const createBillingJobs = (checks: readonly LedgerCheck[]): readonly Job[] => [
  scheduledJob({ name: 'void-due-holds', every: 0, run: voidDueHolds }),
  scheduledJob({ name: 'seal-months', every: DAILY, run: sealMonths }),
  scheduledJob({
    name: 'reconcile-ledger',
    every: DAILY,
    run: (services) => runScheduledReconciliation(services, checks),
  }),
]
