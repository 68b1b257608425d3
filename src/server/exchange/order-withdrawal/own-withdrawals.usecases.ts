import type { OrderWithdrawal } from '#src/contract/order-withdrawal/schemas.ts'
import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { amountIn, readOrder } from '#src/server/exchange/order/change-order.ts'
import { foreseeCharge, type HeldOrder } from '#src/server/exchange/order/charge-lines.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findBuyingAccount } from './order-withdrawals.repository.ts'
import { planWithdrawal, readHeld } from './plan-withdrawal.ts'
import { withdrawOrder } from './withdraw-order.usecases.ts'
import { deleteLinksOf, spendLink } from './withdrawal-links.repository.ts'
import { openWithdrawalLink } from './withdrawal-links.usecases.ts'

/** The order as a withdrawal will find it: what was delivered and not charged yet is charged first. */
async function foresee(services: Services, products: Products, orderId: string): Promise<HeldOrder> {
  const held = await readHeld(services, orderId)
  const { state, product, beginAskedAt } = held.order
  // Without the request nothing is owed.
  if (!OPEN_ORDER_STATES.includes(state) || beginAskedAt === null) return held
  return foreseeCharge(held, (await products.get(product)?.listUncharged?.(services, { orderId })) ?? [])
}

/**
 * Returns what a withdrawal from an order does, or did.
 * @param askedAt when the buyer turned to us (UTC ms)
 */
async function describe(
  services: Services,
  products: Products,
  orderId: string,
  askedAt: number,
): Promise<OrderWithdrawal> {
  const held = await foresee(services, products, orderId)
  const { order, lines } = held
  const times = { askedAt, at: services.clock() }
  const { state, charged, balance, bonus, withdrawnAt } = await planWithdrawal(services, products, held, times)
  return {
    ...{ reference: order.reference, orderedAt: order.createdAt, beginAskedAt: order.beginAskedAt, state, withdrawnAt },
    // The last moment at which the buyer can withdraw.
    until: withdrawalEnd(order.createdAt) - 1,
    lines: lines.map(({ texts, quantity, delivered }) => ({ texts, ordered: quantity, delivered })),
    total: amountIn(order, order.total),
    ...{ charged, balance, bonus },
  }
}

/** Throws `not-found` for an order that is not the caller's. */
async function demandOwn(services: Services, { accountId }: Session, orderId: string): Promise<void> {
  const { order } = await readOrder(services, orderId)
  if ((await findBuyingAccount(services.db, order.holderId)) !== accountId) throw new Failure('not-found')
}

/** Returns the withdrawal from an order of the caller. Throws `not-found` for another one. */
export async function getOwnWithdrawal(
  services: Services,
  products: Products,
  session: Session,
  orderId: string,
): Promise<OrderWithdrawal> {
  await demandOwn(services, session, orderId)
  return describe(services, products, orderId, services.clock())
}

/** Withdraws from an order of the caller. Throws `not-found` for another one, and `conflict` if the caller cannot withdraw. */
export async function withdrawOwnOrder(
  services: Services,
  products: Products,
  session: Session,
  orderId: string,
): Promise<OrderWithdrawal> {
  await demandOwn(services, session, orderId)
  const state = await withdrawOrder(services, products, {
    ...{ orderId, accountId: session.accountId, way: 'account', askedAt: services.clock() },
    before: [...recordAct(services, session, 'order-cancelled', orderId), deleteLinksOf(services.db, orderId)],
  })
  if (state !== 'withdrawn') throw new Failure('conflict')
  return describe(services, products, orderId, services.clock())
}

/** The secret of a mailed link, and the network from which it was opened. */
type Opened = { secret: string; network: string }

/** Returns the withdrawal from the order of a mailed link. Throws `link-expired`. */
export async function getLinkedWithdrawal(
  services: Services,
  products: Products,
  { secret, network }: Opened,
): Promise<OrderWithdrawal> {
  const { orderId, createdAt } = await openWithdrawalLink(services, secret, network)
  return describe(services, products, orderId, createdAt)
}

/** Withdraws from the order of a mailed link, once. Throws `link-expired`, and `conflict` if the buyer cannot withdraw. */
export async function withdrawLinkedOrder(
  services: Services,
  products: Products,
  { secret, network }: Opened,
): Promise<OrderWithdrawal> {
  const link = await openWithdrawalLink(services, secret, network)
  const { orderId, accountId, createdAt } = link
  const state = await withdrawOrder(services, products, {
    ...{ orderId, accountId, way: 'link', askedAt: createdAt },
    before: spendLink(services.db, link),
  })
  if (state !== 'withdrawn') throw new Failure('conflict')
  return describe(services, products, orderId, createdAt)
}
