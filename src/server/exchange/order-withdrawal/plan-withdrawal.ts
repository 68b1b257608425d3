import { type Amount, add, least, subtract, zeroOf } from '#src/domain/money/amount.ts'
import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import { judgeWithdrawal, type WithdrawalState } from '#src/domain/order/withdrawal.ts'
import { findHold } from '#src/server/exchange/billing/holds.repository.ts'
import { amountIn, readOrder, sumOfChanges } from '#src/server/exchange/order/change-order.ts'
import type { HeldOrder } from '#src/server/exchange/order/charge-lines.ts'
import type { LineChange } from '#src/server/exchange/order/order.tables.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import type { Services } from '#src/server/platform/services.ts'
import { listRefunds } from './list-refunds.ts'
import { findWithdrawal } from './order-withdrawals.repository.ts'

/** What a withdrawal does. Amounts are those of the order as it was read. */
export type WithdrawalPlan = {
  state: WithdrawalState
  /** What of each line is refunded, because it was charged without being owed. */
  refunds: LineChange[]
  refund: Amount
  /** What remains charged. */
  charged: Amount
  /** What returns to the balance, and to the bonus. */
  balance: Amount
  bonus: Amount
  withdrawnAt: number | null
}

/** Returns an order with what is held for it. Throws `not-found`. */
export async function readHeld(services: Services, orderId: string): Promise<HeldOrder> {
  const read = await readOrder(services, orderId)
  return { ...read, hold: await findHold(services.db, read.order.holdId) }
}

/** In UTC ms. `askedAt`: when the buyer turned to us, which decides whether that was in time. `at`: until when the order was supplied. */
export type WithdrawalTimes = { askedAt: number; at: number }

/** Returns whether the buyer can withdraw, and what that does. */
export async function planWithdrawal(
  services: Services,
  products: Products,
  held: HeldOrder,
  { askedAt, at }: WithdrawalTimes,
): Promise<WithdrawalPlan> {
  const { order, hold } = held
  const known = await findWithdrawal(services.db, order.id)
  if (known)
    return {
      ...{ state: 'withdrawn', refunds: [], withdrawnAt: known.at, refund: amountIn(order, known.refund) },
      charged: amountIn(order, known.charged),
      balance: amountIn(order, known.balance),
      bonus: amountIn(order, known.bonus),
    }
  const refunds = await listRefunds(services, products, held, at)
  const state = judgeWithdrawal({ ...order, isWithdrawn: false, hasRefund: refunds.length > 0 }, askedAt)
  const none = zeroOf(order.currency)
  const kept = subtract(amountIn(order, order.charged), amountIn(order, order.refunded))
  if (state !== 'open')
    return { state, refunds: [], refund: none, charged: kept, balance: none, bonus: none, withdrawnAt: null }
  const refund = sumOfChanges(held, refunds)
  const isHeld = hold !== undefined && OPEN_ORDER_STATES.includes(order.state)
  // A refund returns to the balance first, as its entry and its credit note.
  const toBalance = hold ? least(refund, amountIn(order, hold.captured)) : refund
  return {
    ...{ state, refunds, refund, withdrawnAt: null },
    charged: subtract(kept, refund),
    balance: add(isHeld ? amountIn(order, hold.held) : none, toBalance),
    bonus: add(isHeld ? amountIn(order, hold.bonusHeld) : none, subtract(refund, toBalance)),
  }
}
