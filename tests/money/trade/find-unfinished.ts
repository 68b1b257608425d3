import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { compareWithProvider } from '#src/server/exchange/checkout/compare-with-provider.usecases.ts'
import type { Services } from '#src/server/platform/services.ts'
import { readRows } from '../database.ts'
import { compareMails } from '../truth.ts'
import { product } from '../world.ts'
import type { TradeWorld } from './trade-world.ts'

/** No comparison of the year may have stopped a holder: a difference that is gone by the end was none. */
const STOPPED = `SELECT 'stopped: ' || d.kind || ' ' || d.subject AS name FROM ledger_stop s
  JOIN ledger_difference d ON d.reconciliation_id = s.reconciliation_id AND d.holder_id = s.holder_id`

/** A pay-back may wait only while its holder owes something; nothing else is open after so long. */
const OPEN = `SELECT 'payment ' || reference || ' is ' || state AS name FROM payment WHERE state IN ('waiting', 'part-paid', 'unknown')
  UNION ALL SELECT 'order ' || id || ' is ' || state FROM purchase_order WHERE state IN ('held', 'part-fulfilled')
  UNION ALL SELECT 'pay-back ' || b.id || ' is ' || b.state FROM payback b
    WHERE b.state IN ('unknown', 'pending', 'preparing') OR (b.state = 'waiting' AND b.way = 'provider' AND NOT EXISTS
      (SELECT 1 FROM ledger_account a WHERE a.holder_id = b.holder_id AND a.kind = 'receivable' AND a.balance < 0))`

/** The provider did what we asked for once: a page for each payment, and a refund for each pay-back. */
function findDoubled({ standIn }: TradeWorld): string[] {
  const { sessions, refunds } = standIn.snapshot()
  const names = [
    ...Object.values(sessions).map((one) => `page ${one.client_reference_id}`),
    ...Object.values(refunds).flatMap(({ metadata: { refund } }) => (refund ? [`refund ${refund}`] : [])),
  ]
  return names.filter((name, place) => names.indexOf(name) !== place).map((name) => `twice at the provider: ${name}`)
}

export async function findUnfinished(world: TradeWorld, services: Services): Promise<string[]> {
  const { differences } = await reconcileLedger(services, product.ledgerChecks)
  return [
    ...[OPEN, STOPPED].flatMap((sql) => readRows<{ name: string }>(world.database, sql).map(({ name }) => name)),
    ...differences.map((one) => `reconciliation: ${JSON.stringify(one)}`),
    ...(await compareWithProvider(services)).map(({ subject }) => `comparison with the provider: ${subject}`),
    ...findDoubled(world),
    ...compareMails(world),
  ]
}
