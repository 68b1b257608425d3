import { type Job, scheduledJob } from '#src/server/ground/job/job.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { voidDueHolds } from './holds.usecases.ts'
import type { LedgerCheck } from './ledger-check.ts'
import { sealMonths } from './months.usecases.ts'
import { runReconciliation } from './run-reconciliation.usecases.ts'

const DAILY = 24 * 60

/** The daily comparison. It fails, and is tried again, if another one runs. */
const reconcile = (checks: readonly LedgerCheck[]) => async (services: Needs<'db' | 'clock' | 'ids' | 'jobQueue'>) => {
  if (!(await runReconciliation(services, checks))) throw new Error('another comparison of the books has not finished')
}

/** @param checks the checks of all domains */
export const createBillingJobs = (checks: readonly LedgerCheck[]): readonly Job[] => [
  scheduledJob({ name: 'void-due-holds', every: 0, run: voidDueHolds }),
  scheduledJob({ name: 'seal-months', every: DAILY, run: sealMonths }),
  scheduledJob({ name: 'reconcile-ledger', every: DAILY, run: reconcile(checks) }),
]
