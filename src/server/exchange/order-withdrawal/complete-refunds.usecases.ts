import { compare } from '#src/domain/money/amount.ts'
import { REFUNDABLE_STATES } from '#src/domain/order/order-states.ts'
import { amountIn, readOrder, runChange } from '#src/server/exchange/order/change-order.ts'
import { createOrderRefund } from '#src/server/exchange/order/create-refund.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import type { Services } from '#src/server/platform/services.ts'
import { listRefunds } from './list-refunds.ts'
import { findUnrefunded, findWithdrawal } from './order-withdrawals.repository.ts'

const MAX_AT_ONCE = 100

/**
 * Refunds what a withdrawal from an open order returns of its charged part. Its credit note refers to the invoice, which was issued with the
 * end of the order. A repeated call changes nothing.
 */
export async function completeRefund(services: Services, products: Products, orderId: string): Promise<void> {
  const [read, withdrawal] = await Promise.all([readOrder(services, orderId), findWithdrawal(services.db, orderId)])
  const { order } = read
  if (!withdrawal || !REFUNDABLE_STATES.includes(order.state)) return
  if (compare(amountIn(order, order.refunded), amountIn(order, withdrawal.refund)) >= 0) return
  const refunds = await listRefunds(services, products, read, withdrawal.at)
  if (refunds.length === 0) return
  await runChange(services, await createOrderRefund(services, read, { refunds, reason: 'withdrawal', actorId: null }))
}

/** Refunds what a run that ended early has left. */
export const completeRefunds =
  (products: Products) =>
  async (services: Services): Promise<void> => {
    const due = await findUnrefunded(services.db, MAX_AT_ONCE)
    await forEachDue(due, { failure: 'withdrawal not refunded', idOf: ({ orderId }) => orderId }, ({ orderId }) =>
      completeRefund(services, products, orderId),
    )
  }
