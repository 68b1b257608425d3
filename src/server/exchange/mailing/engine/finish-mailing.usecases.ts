import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import { closeOrder } from '#src/server/exchange/order/end-order.usecases.ts'
import { findOrder } from '#src/server/exchange/order/orders.repository.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandOneChange, isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { notifyPages } from '#src/server/platform/notify-waiting.ts'
import type { Needs, Services } from '#src/server/platform/services.ts'
import type { MailingRow } from '../mailing.tables.ts'
import { endMailing, findMailing, hasHeld } from './settle.repository.ts'

async function isOpen({ db }: Needs<'db'>, orderId: string): Promise<boolean> {
  const order = await findOrder(db, orderId)
  return order !== undefined && OPEN_ORDER_STATES.includes(order.state)
}

/** Closes the order of a mailing if it is open: what was not delivered returns to where it came from. */
async function closeIfOpen(services: Services, products: Products, orderId: string): Promise<void> {
  if (!(await isOpen(services, orderId))) return
  try {
    await closeOrder(services, products, orderId)
  } catch (error) {
    // Another run was faster.
    const isClosed = error instanceof Failure && error.code === 'conflict' && !(await isOpen(services, orderId))
    if (!isClosed) throw error
  }
}

/** Ends a mailing whose rows are settled, with its mail. */
async function end(services: Services, { id, accountId }: MailingRow): Promise<void> {
  const { db, clock } = services
  const mail = createOutboxEntry(services, {
    ...{ cause: `mailing-ended:${id}`, kind: 'mailing-ended', accountId, notification: 'mailing_reports' },
    payload: { accountId, mailingId: id },
  })
  try {
    await runBatch(db, [endMailing(db, id, clock()), ...demandOneChange(db), mail.statement])
  } catch (error) {
    // Another run was faster.
    if (isGuardFailure(error)) return
    throw error
  }
  await sendMails(services, [mail.id])
}

/** Ends a mailing once all its rows are settled, and tells open pages. */
export async function finishMailing(services: Services, products: Products, id: string): Promise<void> {
  const { db } = services
  const found = await findMailing(db, id)
  if (!found) return
  if (found.endedAt === null && !(await hasHeld(db, id))) {
    if (found.orderId) await closeIfOpen(services, products, found.orderId)
    await end(services, found)
  }
  await notifyPages(services, [found.accountId], { kind: 'mailing' })
}
