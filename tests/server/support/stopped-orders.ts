import type { LedgerCheck } from '#src/server/exchange/billing/ledger-check.ts'
import { ownLedgerChecks } from '#src/server/exchange/billing/ledger-checks.ts'
import { runReconciliation } from '#src/server/exchange/billing/run-reconciliation.usecases.ts'
import { findColumn } from './fixtures.ts'
import { createHolder } from './ledger.ts'
import type { TestServer } from './server-of.ts'

/** A holder whose difference a later comparison no longer found. Returns the id of the stop. */
export async function stopOrders(server: TestServer): Promise<string> {
  const holderId = await createHolder(server)
  const check: LedgerCheck = { kind: 'hold', find: async () => [{ subject: 'order 5', reference: null, holderId }] }
  await runReconciliation(server.services, [check])
  server.wait(1)
  await runReconciliation(server.services, ownLedgerChecks)
  return findColumn('ledger_stop', 'id', 'holder_id', holderId)
}
