import { isPositive, zeroOf } from '#src/domain/money/amount.ts'
import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createVoid } from '#src/server/exchange/billing/hold-entries.repository.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { findHold } from '#src/server/exchange/billing/holds.repository.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { amountIn, changeOrder, heldOf, type ReadOrder, readOrder, runChange } from './change-order.ts'
import { documentEnd, type Issued } from './order-documents.ts'
import { findOverdue } from './orders.repository.ts'
import { referenceOf } from './place-order.usecases.ts'
import type { Products, StopCause } from './product.ts'

const MAX_EXPIRED_AT_ONCE = 100

/** `actorId`: the buyer; null if a job or the selling domain ends the order. */
type Ending = { cause: StopCause; actorId: string | null }

/**
 * Returns the statements that end an order before all of it was delivered, and the ids of mails: what is held is released, and the documents
 * about what was delivered are issued. Throws `conflict` if it has ended.
 */
export async function prepareEnd(
  services: Services,
  products: Products,
  read: ReadOrder,
  { cause, actorId }: Ending,
): Promise<Issued> {
  const { order } = read
  if (!OPEN_ORDER_STATES.includes(order.state)) throw new Failure('conflict')
  const hold = await findHold(services.db, order.holdId)
  const isHeld =
    hold !== undefined && (isPositive(amountIn(order, hold.held)) || isPositive(amountIn(order, hold.bonusHeld)))
  const reference = referenceOf(order.id, 'release')
  const wasCharged = isPositive(amountIn(order, order.charged))
  const end = wasCharged ? await documentEnd(services, read) : undefined
  const statements = [
    // The hold of an overdue order may have been released already.
    ...(isHeld ? createEntry(services, createVoid(hold, reference)) : []),
    ...changeOrder(services, order, {
      ...(cause === 'expired' ? EXPIRED : CANCELLED),
      ...(cause === 'withdrawn' && { reason: 'withdrawal' as const }),
      ...{ cause: reference, actorId, lines: [], amount: isHeld ? heldOf(order) : zeroOf(order.currency) },
    }),
    ...(products.get(order.product)?.stop?.(services, { orderId: order.id, cause }) ?? []),
    ...(end?.statements ?? []),
  ]
  return { statements, mails: end?.mails ?? [] }
}

const EXPIRED = { act: 'expired', event: 'expire' } as const
const CANCELLED = { act: 'cancelled', event: 'cancel' } as const

async function endOrder(
  services: Services,
  products: Products,
  read: ReadOrder,
  { before = [], ...ending }: Ending & { before?: readonly Statement[] },
): Promise<void> {
  const { statements, mails } = await prepareEnd(services, products, read, ending)
  await runChange(services, [...before, ...statements])
  if (mails.length > 0) await sendMails(services, mails)
}

/**
 * Cancels what was not delivered of an order; its buyer gets back what is held for it. Throws `not-found` for the order of another holder,
 * and `conflict` if it has ended.
 */
export async function cancelOrder(
  services: Services,
  products: Products,
  { session, owner }: { session: Session; owner: Owner },
  orderId: string,
): Promise<void> {
  const { db } = services
  const [read, holderId] = await Promise.all([readOrder(services, orderId), findHolderId(db, owner)])
  if (read.order.holderId !== holderId) throw new Failure('not-found')
  const before = [...demandMember(db, session, 'owner'), ...recordAct(services, session, 'order-cancelled', orderId)]
  await endOrder(services, products, read, { cause: 'cancelled', actorId: session.accountId, before })
}

/**
 * The same for the domain that sells, which cannot deliver the rest.
 * @param before statements of the domain for the start of the same batch
 */
export async function closeOrder(
  services: Services,
  products: Products,
  orderId: string,
  before: readonly Statement[] = [],
): Promise<void> {
  const read = await readOrder(services, orderId)
  await endOrder(services, products, read, { cause: 'cancelled', actorId: null, before })
}

/** Ends orders that were not fulfilled in time. */
export const expireOrders =
  (products: Products) =>
  async (services: Services): Promise<void> => {
    const due = await findOverdue(services.db, services.clock(), MAX_EXPIRED_AT_ONCE)
    await forEachDue(due, { failure: 'order not expired', idOf: ({ id }) => id }, async ({ id }) => {
      const read = await readOrder(services, id)
      await endOrder(services, products, read, { cause: 'expired', actorId: null })
    })
  }
