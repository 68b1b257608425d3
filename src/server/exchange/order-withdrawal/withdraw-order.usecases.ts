import { isPositive } from '#src/domain/money/amount.ts'
import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import type { WithdrawalState } from '#src/domain/order/withdrawal.ts'
import { type ReadOrder, runChange } from '#src/server/exchange/order/change-order.ts'
import { createOrderRefund } from '#src/server/exchange/order/create-refund.ts'
import { prepareEnd } from '#src/server/exchange/order/end-order.usecases.ts'
import type { Issued } from '#src/server/exchange/order/order-documents.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { completeRefund } from './complete-refunds.usecases.ts'
import type { WithdrawalWay } from './order-withdrawal.tables.ts'
import { insertWithdrawal } from './order-withdrawals.repository.ts'
import { planWithdrawal, readHeld, type WithdrawalPlan } from './plan-withdrawal.ts'

/** How often a withdrawal is tried again that a delivery came before. */
const MAX_TRIES = 8

/**
 * A confirmed withdrawal. `askedAt`: when the buyer turned to us (UTC ms), which is what counts for the time for withdrawal. `before`: the
 * statements that check who acts.
 */
export type Withdrawing = {
  orderId: string
  accountId: string
  way: WithdrawalWay
  askedAt: number
  before: readonly Statement[]
}

/** Whether a delivery, its charge or another withdrawal came first. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'conflict' || error.code === 'idempotency-mismatch')

const isOpen = ({ order }: ReadOrder): boolean => OPEN_ORDER_STATES.includes(order.state)

/** Ends an open order; refunds of one that has ended, and nothing else of it is delivered. */
async function prepareEffect(
  services: Services,
  products: Products,
  read: ReadOrder,
  { plan: { refunds }, accountId }: { plan: WithdrawalPlan; accountId: string },
): Promise<Issued> {
  const { order } = read
  if (isOpen(read)) return prepareEnd(services, products, read, { cause: 'withdrawn', actorId: accountId })
  const refund = await createOrderRefund(services, read, { refunds, reason: 'withdrawal', actorId: accountId })
  const stop = products.get(order.product)?.stop?.(services, { orderId: order.id, cause: 'withdrawn' }) ?? []
  return { statements: [...refund, ...stop], mails: [] }
}

async function withdrawOnce(services: Services, products: Products, wanted: Withdrawing): Promise<WithdrawalState> {
  const { orderId, accountId, way, askedAt, before } = wanted
  const at = services.clock()
  const plan = async () => {
    const read = await readHeld(services, orderId)
    return { read, plan: await planWithdrawal(services, products, read, { askedAt, at }) }
  }
  const first = await plan()
  if (first.plan.state !== 'open') return first.plan.state
  const { product } = first.read.order
  if (isOpen(first.read)) await products.get(product)?.chargeDelivered?.(services, { orderId })
  const now = await plan()
  if (now.plan.state !== 'open') return now.plan.state
  const effect = await prepareEffect(services, products, now.read, { plan: now.plan, accountId })
  const receipt = createOutboxEntry(services, {
    ...{ cause: `order-withdrawn:${orderId}`, kind: 'order-withdrawn', accountId, payload: { orderId } },
  })
  const { charged, balance, bonus, refund } = now.plan
  await runChange(services, [
    ...before,
    ...effect.statements,
    insertWithdrawal(services.db, { orderId, at, way, charged, balance, bonus, refund }),
    receipt.statement,
  ])
  // Credit notes refer to the invoice, so what was charged of an order that was open is refunded after its end.
  if (isPositive(refund) && isOpen(now.read)) await completeRefund(services, products, orderId)
  await sendMails(services, [...effect.mails, receipt.id])
  return 'withdrawn'
}

/**
 * Withdraws from an order: what was not delivered returns to where it came from, what was delivered until now is charged, and a receipt is
 * mailed. A repeated call changes nothing.
 * @returns `withdrawn`, or why the buyer cannot withdraw
 */
export async function withdrawOrder(
  services: Services,
  products: Products,
  wanted: Withdrawing,
): Promise<WithdrawalState> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await withdrawOnce(services, products, wanted)
    } catch (error) {
      if (tries === MAX_TRIES || !isOvertaken(error)) throw error
    }
  }
}
