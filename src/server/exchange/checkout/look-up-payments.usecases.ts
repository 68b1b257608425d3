import { DAY, HOUR, MINUTE } from '#src/domain/time.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { findPayment, movePayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { findDue, findLongUnknown, noteCheck } from './asked-payments.repository.ts'
import { type Fulfilling, fulfilPayment } from './fulfil-payment.usecases.ts'

/** The rest is left to the next run. */
const MAX_AT_ONCE = 50
/** How long the request that creates a page takes at most. */
const ANSWER_WITHIN = 2 * MINUTE
const MAX_UNKNOWN = DAY

const idOf = ({ id }: PaymentRow) => id

async function lookUp(services: Fulfilling, { id }: PaymentRow): Promise<void> {
  const { db, clock } = services
  const payment = await findPayment(db, id)
  if (!payment) return
  // Noted first: a payment that cannot be looked up must not keep others from their turn.
  await runBatch(db, [noteCheck(db, payment, clock())])
  // The request ended without an answer, for example because the server stopped.
  if (payment.state === 'waiting' && !payment.checkoutId)
    await runBatch(db, notifyHolder(services, payment.holderId, movePayment(db, payment, 'lose')))
  await fulfilPayment(services, id)
}

/**
 * Asks providers about open payments: pages of which no answer came, pages past their time, and payments that the bank has not confirmed. Nothing
 * is created again. Fails if a payment is still unknown after a day, which the page of the jobs shows.
 */
export async function lookUpPayments(services: Fulfilling): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const due = {
    ...{ created: now - ANSWER_WITHIN, unknown: now - ANSWER_WITHIN, open: now - HOUR },
    ...{ processing: now - 6 * HOUR, ended: now - 5 * MINUTE },
  }
  const rows = await findDue(db, due, now, MAX_AT_ONCE)
  await forEachDue(rows, { failure: 'payment not looked up', idOf }, (row) => lookUp(services, row))
  const late = await findLongUnknown(db, now - MAX_UNKNOWN)
  if (late) throw new Error(`payment ${late.reference} is unknown for more than a day`)
}
