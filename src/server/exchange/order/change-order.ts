import { type Amount, isPositive, type MoneyCurrency, subtract, sumOf } from '#src/domain/money/amount.ts'
import type { OrderAct, OrderEvent, RefundReason } from '#src/domain/order/order-states.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { isGuardFailure, isUniqueViolation, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { toLedgerFailure } from '../billing/ledger-failures.ts'
import type { LineChange, OrderLineRow, OrderRow } from './order.tables.ts'
import { deliverLine, findLines, findOrder, insertEvent, moveOrder, refundLine } from './orders.repository.ts'
import { returnPromoUse } from './promo/promo-uses.repository.ts'

/** What changes of orders need. */
export type Selling = Needs<'db' | 'clock' | 'ids' | 'config' | 'jobQueue' | 'live'>

/** An order with its lines, as they were read. */
export type ReadOrder = { order: OrderRow; lines: OrderLineRow[] }

/** Throws `not-found`. */
export async function readOrder({ db }: Needs<'db'>, id: string): Promise<ReadOrder> {
  const [order, lines] = await Promise.all([findOrder(db, id), findLines(db, id)])
  if (!order) throw new Failure('not-found')
  return { order, lines }
}

export const amountIn = ({ currency }: { currency: MoneyCurrency }, minor: Amount['minor']): Amount => ({
  currency,
  minor,
})

/** The sum of changes of the lines of an order. */
export const sumOfChanges = ({ order }: ReadOrder, changes: readonly LineChange[]): Amount =>
  sumOf(
    changes.map(({ amount }) => amountIn(order, amount)),
    order.currency,
  )

/** What is still held for an order. */
export const heldOf = (order: OrderRow): Amount =>
  subtract(amountIn(order, order.total), amountIn(order, order.charged))

/** A change of an order. `entry`: the reference of the entry in the same batch; without one, nothing moves. */
export type OrderChange = {
  act: OrderAct
  event: OrderEvent
  cause: string
  amount: Amount
  lines: readonly LineChange[]
  reason?: RefundReason
  actorId?: string | null
}

/** Events that end an order, of which nothing may have been delivered. */
const RETURNING: readonly OrderEvent[] = ['cancel', 'expire']

/** The statements that move an order, change its lines and add to its history. */
export function changeOrder(
  services: Needs<'db' | 'clock' | 'ids' | 'live'>,
  order: OrderRow,
  { act, event, cause, amount, lines, reason, actorId = null }: OrderChange,
): Statement[] {
  const { db, clock, ids } = services
  const now = clock()
  const isRefund = act === 'refunded'
  const moved = isRefund ? { refunded: amount } : act === 'fulfilled' ? { charged: amount } : {}
  return [
    ...notifyHolder(services, order.holderId, moveOrder(db, order, { event, now, ...moved })),
    ...(order.promoUseId && RETURNING.includes(event) ? [returnPromoUse(db, order.promoUseId)] : []),
    ...lines.map((change) => (isRefund ? refundLine : deliverLine)(db, order.id, change)),
    insertEvent(db, {
      ...{ id: ids.key(now), orderId: order.id, act, cause, entry: isPositive(amount) ? cause : null, amount, at: now },
      ...{ lines: [...lines], reason: reason ?? null, actorId },
    }),
  ]
}

/** Runs the batch of a change. Throws `conflict` if the order changed meanwhile, and the errors of the ledger. */
export async function runChange({ db }: Needs<'db'>, statements: readonly Statement[]): Promise<void> {
  try {
    await runBatch(db, statements)
  } catch (error) {
    throw isGuardFailure(error) || isUniqueViolation(error) ? new Failure('conflict') : toLedgerFailure(error)
  }
}
