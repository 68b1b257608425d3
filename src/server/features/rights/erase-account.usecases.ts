import { runBatch } from '#src/server/platform/database.ts'
import type { ErasedRows, Erasure, ErasureStep } from '#src/server/platform/erasure.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findAccount } from '../accounts/accounts.repository.ts'
import { createSecurityEvent } from '../audit/audit.usecases.ts'
import { beginErasure, type ErasureRow, findDueErasures, markErased, saveStep } from './erasure.repository.ts'
import { sayGoodbye } from './say-goodbye.usecases.ts'

const ERASED_AT_ONCE = 20

/**
 * The whole person in one batch and, once the rows are gone, the last mail: its address is known to nothing but this call.
 */
const eraseEverything =
  (rows: readonly ErasedRows[]): ErasureStep =>
  async (services, accountId) => {
    const { db } = services
    const account = await findAccount(db, accountId)
    await runBatch(
      db,
      rows.flatMap((erase) => erase(db, accountId)),
    )
    if (account) await sayGoodbye(services, account)
  }

/** Step by step; each may be run again after it was done or broken off. */
async function eraseAccount(
  services: Services,
  { steps, rows }: Erasure,
  { account_id: accountId, step }: ErasureRow,
): Promise<void> {
  const { db, clock } = services
  if (step === 0 && !(await beginErasure(db, accountId))) return
  for (const [index, run] of [...steps, eraseEverything(rows)].entries()) {
    if (index + 1 < step) continue
    await run(services, accountId)
    await saveStep(db, accountId, index + 2)
  }
  await runBatch(db, [markErased(db, accountId, clock()), createSecurityEvent(services, { kind: 'erased', accountId })])
}

/** Erases accounts whose grace is over; one that fails goes on where it stopped at the next run and does not stop the others. */
export async function eraseDueAccounts(services: Services, erasure: Erasure): Promise<void> {
  const failures: unknown[] = []
  for (const row of await findDueErasures(services.db, services.clock(), ERASED_AT_ONCE)) {
    try {
      await eraseAccount(services, erasure, row)
    } catch (error) {
      logFailure('account not erased', row.account_id, error)
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'accounts not erased')
}
