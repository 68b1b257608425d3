import { DAY } from '#src/domain/time.ts'
import { reconcileLedger } from '#src/server/exchange/billing/reconcile.usecases.ts'
import { createRun, NO_FAULTS } from '../crash.ts'
import { readRows } from '../database.ts'
import { ACCOUNT_IDS } from '../people.ts'
import { compareOrderDocuments } from '../trade/compare-documents.ts'
import { BONUS, BUYERS, DISCOUNTS, PAID_IN, PROMO, type ServiceWorld, serviceProduct, UNITS } from './service-world.ts'

type Row = {
  id: string
  kind: keyof typeof UNITS
  service: string
  state: string
  orderState: string
  promo: string | null
  quantity: number
  total: number
  charged: number
  refunded: number
}

const ROWS = `SELECT s.id, s.kind, s.service, s.state, o.state AS orderState, o.promo_percent AS promo, l.quantity, o.total, o.charged, o.refunded
  FROM service_order s JOIN purchase_order o ON o.id = s.id JOIN order_line l ON l.order_id = s.id ORDER BY s.created_at, s.id`

/** Tenths of a percent that remain after a discount. */
const leftAfter = (percent: string): bigint => 1000n - BigInt(Math.round(Number(percent) * 10))

/** The price of units in cents: half to even, after both discounts. It shares no code with the product. */
function priceOf({ kind, service, promo }: Row, units: number): number {
  const percents = [(DISCOUNTS as Record<string, string>)[service] ?? '0', promo ?? '0']
  const over = percents.reduce((rest, percent) => rest * leftAfter(percent), BigInt(UNITS[kind] * units))
  const [down, rest] = [over / 1_000_000n, over % 1_000_000n]
  const isUp = rest > 500_000n || (rest === 500_000n && down % 2n === 1n)
  return Number(isUp ? down + 1n : down)
}

/** The units that a part delivered, by its end and by the days of premium before a withdrawal. Premium whose price was refunded is cancelled. */
function deliveredOf({ usedDays }: ServiceWorld, { id, state, orderState, quantity }: Row): number {
  if (state === 'done' || state === 'absent' || orderState === 'refunded') return quantity
  return usedDays.get(id) ?? 0
}

const ENDED = ['fulfilled', 'part-cancelled', 'cancelled', 'expired', 'refunded']

function compareOrders(world: ServiceWorld): string[] {
  return readRows<Row>(world.database, ROWS).flatMap((row) => {
    const { id, state, orderState, promo, quantity, total, charged, refunded } = row
    const name = `${row.service} ${row.kind} ${id}, ${state}, ${orderState}`
    const expected = priceOf(row, deliveredOf(world, row))
    return [
      ...(ENDED.includes(orderState) ? [] : [`${name}: has not ended`]),
      ...(promo === null || promo === PROMO ? [] : [`${name}: has a discount of ${promo}`]),
      ...(total === priceOf(row, quantity) ? [] : [`${name}: costs ${total}, not ${priceOf(row, quantity)}`]),
      ...(charged === expected ? [] : [`${name}: ${charged} charged, not ${expected}`]),
      ...(refunded === (orderState === 'refunded' ? charged : 0) ? [] : [`${name}: ${refunded} refunded`]),
    ]
  })
}

const BALANCE = `SELECT coalesce(sum(a.balance), 0) AS balance FROM ledger_account a JOIN ledger_holder h ON h.id = a.holder_id
  WHERE h.account_id = ? AND a.kind IN ('available', 'bonus')`
const KEPT = `SELECT coalesce(sum(o.charged - o.refunded), 0) AS kept FROM purchase_order o JOIN ledger_holder h ON h.id = o.holder_id WHERE h.account_id = ?`
const USES = `SELECT count(DISTINCT o.promo_use_id) AS paid, (SELECT count(*) FROM promo_use u WHERE u.account_id = h.account_id) AS used
  FROM ledger_holder h LEFT JOIN purchase_order o ON o.holder_id = h.id AND o.state NOT IN ('cancelled', 'expired')
  WHERE h.account_id = ?`

/** Each seafarer has what was paid in, less what was delivered, and has used the discount of the first order once, or not at all. */
const compareBuyers = ({ database }: ServiceWorld): string[] =>
  BUYERS.flatMap((person) => {
    const id = ACCOUNT_IDS[person]
    const [{ balance } = { balance: 0 }] = readRows<{ balance: number }>(database, BALANCE, id)
    const [{ kept } = { kept: 0 }] = readRows<{ kept: number }>(database, KEPT, id)
    const [{ paid, used } = { paid: 0, used: 0 }] = readRows<{ paid: number; used: number }>(database, USES, id)
    const expected = PAID_IN + BONUS - kept
    return [
      ...(balance === expected ? [] : [`${person} has ${balance}, not ${expected}`]),
      ...(paid <= 1 && paid === used ? [] : [`${person} paid less in ${paid} orders, and has used it ${used} times`]),
    ]
  })

const PREMIUM = `SELECT s.id, s.ends_at - s.begins_at - l.delivered * ${DAY} AS left FROM service_order s
  JOIN purchase_order o ON o.id = s.id JOIN order_line l ON l.order_id = s.id
  WHERE s.kind = 'premium' AND s.state = 'cancelled' AND s.ends_at IS NOT NULL AND o.state <> 'refunded'`
const ENDS = `SELECT p.account_id AS id, p.premium_status_expiration - (SELECT max(s.ends_at) FROM service_order s
  WHERE s.account_id = p.account_id AND s.kind = 'premium') AS left FROM seaman p WHERE p.premium_status_expiration IS NOT NULL`

/** Cancelled premium lasts for the days that were charged, and the last order of a seafarer ends with the premium. */
const comparePremium = ({ database }: ServiceWorld): string[] =>
  [PREMIUM, ENDS].flatMap((sql) =>
    readRows<{ id: string; left: number }>(database, sql)
      .filter(({ left }) => left !== 0)
      .map(({ id, left }) => `premium of ${id} lasts ${left} ms longer than it should`),
  )

/** What differs between the ends of the orders, their prices and the books. */
export async function compareServices(world: ServiceWorld): Promise<string[]> {
  const quiet = world.servicesOf(createRun(world.random.faults, NO_FAULTS, false))
  const { differences } = await reconcileLedger(quiet, serviceProduct.ledgerChecks)
  return [
    ...compareOrders(world),
    ...compareBuyers(world),
    ...comparePremium(world),
    ...compareOrderDocuments(world),
    ...differences.map((difference) => JSON.stringify(difference)),
    ...world.findings,
  ]
}
