import type { D1Database } from '@cloudflare/workers-types'
import { combineDomains } from '#src/server/combine-domains.ts'
import { billingDomain } from '#src/server/exchange/billing/index.ts'
import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { orderDomain } from '#src/server/exchange/order/index.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { openStorage } from '../runtime.ts'
import { getStorageDatabase } from '../storage-database.ts'
import type { Acknowledged } from './kill-acts.ts'

/** How often the database has a write. */
const COUNTS: Record<Acknowledged['kind'], string> = {
  'top-up': 'SELECT count(*) AS count FROM payment WHERE id = ?',
  transfer: 'SELECT count(*) AS count FROM bank_payment WHERE id = ?',
  credit: "SELECT count(*) AS count FROM ledger_transaction WHERE reference = 'bank:' || ?",
  refund:
    "SELECT count(*) AS count FROM payback b JOIN payment p ON p.id = b.payment_id JOIN ledger_transaction t ON t.reference LIKE '%' || b.id || ':hold' WHERE p.reference = ?",
}

/** What was acknowledged and is missing or doubled, and where the books do not agree, in the files that a process left. */
export async function findLosses(state: string, acknowledged: readonly Acknowledged[]): Promise<string[]> {
  const storage = openStorage(state)
  try {
    const d1 = getStorageDatabase(storage) as unknown as D1Database
    const losses: string[] = []
    for (const { kind, name } of acknowledged) {
      const { results } = await d1.prepare(COUNTS[kind]).bind(name).all<{ count: number }>()
      const count = results[0]?.count
      if (count !== 1) losses.push(`${kind} ${name} is there ${count} times`)
    }
    const { ledgerChecks } = combineDomains([billingDomain, orderDomain])
    const { differences } = await reconcileLedger({ db: createDatabase(d1), clock: Date.now }, ledgerChecks)
    return [...losses, ...differences.map((one) => `reconciliation: ${JSON.stringify(one)}`)]
  } finally {
    await storage.dispose()
  }
}
