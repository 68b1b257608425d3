import type { Buyer } from '#src/contract/billing-document/record.ts'
import { type Amount, amountOf, type MoneyCurrency, sumOf } from '#src/domain/money/amount.ts'
import type { OrderAct, OrderState } from '#src/domain/order/order-states.ts'
import { BEGIN_WORDING } from '#src/domain/order/withdrawal.ts'
import type { Entered } from './create-entries.ts'
import { DEMO_ORDERS, DEMO_TAX, type DemoOrder } from './data/demo-orders.ts'
import { createKey, createReferralId } from './identifiers.ts'
import type { Random } from './random.ts'
import type { OrderEventSeedRow, OrderLineSeedRow, OrderSeedRow } from './rows.ts'

/** An order with what was charged and refunded for it, and its rows. */
export type CreatedOrder = {
  demo: DemoOrder
  buyer: Buyer
  row: OrderSeedRow
  line: OrderLineSeedRow
  events: readonly OrderEventSeedRow[]
}

export type Buying = { holderId: string; accountId: string; buyer: Buyer; created: readonly Entered[] }

const ACTS: Partial<Record<string, OrderAct>> = { hold: 'placed', capture: 'fulfilled', refund: 'refunded' }
const PRICE_VERSION = 1

/** What an entry moves: what it takes from its accounts. */
const movedOf = ({ legs, currency }: Entered['entry']): Amount =>
  sumOf(
    legs.filter(([, minor]) => minor < 0).map(([, minor]) => amountOf(-minor, currency)),
    currency,
  )

const toNumber = ({ minor }: Amount): number => Number(minor)

const sumMoved = (entries: readonly Entered[], kind: string, currency: MoneyCurrency): number =>
  toNumber(
    sumOf(
      entries.filter(({ entry }) => entry.kind === kind).map(({ entry }) => movedOf(entry)),
      currency,
    ),
  )

function stateOf(total: number, charged: number, refunded: number): OrderState {
  if (refunded > 0) return refunded === charged ? 'refunded' : 'part-refunded'
  if (charged > 0) return charged === total ? 'fulfilled' : 'part-fulfilled'
  return 'held'
}

function createEvents(
  { id, account_id }: Pick<OrderSeedRow, 'id' | 'account_id'>,
  entries: readonly Entered[],
  { unitPrice }: DemoOrder,
  random: Random,
): OrderEventSeedRow[] {
  const [total = 0] = entries.map(({ entry }) => toNumber(movedOf(entry)))
  const sums = { charged: 0, refunded: 0 }
  return entries.flatMap(({ entry, row: { at, reference } }) => {
    const act = ACTS[entry.kind]
    if (!act) return []
    const amount = toNumber(movedOf(entry))
    if (act === 'fulfilled') sums.charged += amount
    if (act === 'refunded') sums.refunded += amount
    const units = act === 'fulfilled' ? amount / unitPrice : 0
    return [
      {
        ...{ id: createKey(random, at), order_id: id, act, state: stateOf(total, sums.charged, sums.refunded) },
        ...{ cause: reference, entry: reference, amount, at, actor_id: act === 'placed' ? account_id : null },
        lines: JSON.stringify(act === 'placed' ? [] : [{ position: 0, units, amount }]),
        reason: act === 'refunded' ? ('not-as-ordered' as const) : null,
      },
    ]
  })
}

function createOrder({ holderId, accountId, buyer, created }: Buying, hold: Entered, random: Random): CreatedOrder[] {
  const demo = DEMO_ORDERS[hold.entry.hold ?? '']
  if (!demo || !hold.orderId) return []
  const { currency } = hold.entry
  const entries = created.filter(({ orderId }) => orderId === hold.orderId)
  const [total, charged, refunded] = ['hold', 'capture', 'refund'].map((kind) => sumMoved(entries, kind, currency))
  const sums = { total: total ?? 0, charged: charged ?? 0, refunded: refunded ?? 0 }
  const state = stateOf(sums.total, sums.charged, sums.refunded)
  const last = entries.filter(({ entry }) => entry.kind === 'capture').at(-1)
  const row: OrderSeedRow = {
    ...{ id: hold.orderId, reference: createReferralId(random).toUpperCase(), holder_id: holderId },
    ...{ account_id: accountId, product: 'mailing', buyer: JSON.stringify(buyer), currency, state, ...sums },
    ...{ price_version: PRICE_VERSION, tax: JSON.stringify(DEMO_TAX), hold_id: hold.row.id },
    ...{ until: hold.row.until ?? 0, created_at: hold.row.at, version: entries.length },
    ...{ begin_asked_at: hold.row.at, begin_wording: BEGIN_WORDING, promo_use_id: null, promo_percent: null },
    ended_at: sums.charged === sums.total ? (last?.row.at ?? null) : null,
  }
  const line: OrderLineSeedRow = {
    ...{ order_id: row.id, position: 0, item: demo.item, texts: JSON.stringify(demo.texts), quantity: demo.quantity },
    ...{ unit_price: demo.unitPrice, discount: null, delivered: sums.charged / demo.unitPrice },
    ...{ charged: sums.charged, refunded: sums.refunded },
  }
  return [{ demo, buyer, row, line, events: createEvents(row, entries, demo, random) }]
}

/** The orders of a balance: each hold that names one. */
export const createOrders = (buying: Buying, random: Random): CreatedOrder[] =>
  buying.created.filter(({ entry }) => entry.kind === 'hold').flatMap((hold) => createOrder(buying, hold, random))
