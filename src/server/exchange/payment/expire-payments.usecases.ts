import { REMINDER_DAYS } from '#src/domain/payment/payment-states.ts'
import { DAY } from '#src/domain/time.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findExpiring, findUnreminded, markReminded, movePayment } from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'

type Sending = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>

const MAX_AT_ONCE = 200
const idOf = ({ id }: PaymentRow) => id

/** Applies a change and writes to the person who started the payment, if there still is one. */
async function write(
  services: Sending,
  { id, accountId, version }: PaymentRow,
  kind: 'top-up-reminder' | 'top-up-expired',
  change: Statement[],
): Promise<void> {
  // A payment expires again if a part of it arrives later: each time has a mail of its own.
  const entry = accountId && { cause: `${id} ${kind} ${version}`, kind, accountId, payload: { paymentId: id } }
  const mail = entry ? createOutboxEntry(services, entry) : undefined
  await runBatch(services.db, [...change, ...(mail ? [mail.statement] : [])])
  if (mail) await sendMails(services, [mail.id])
}

/** Reminds of payments that expire in three days, once; the rest is left to the next run. */
export async function remindOfPayments(services: Sending): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const due = await findUnreminded(db, { after: now, by: now + REMINDER_DAYS * DAY }, MAX_AT_ONCE)
  await forEachDue(due, { failure: 'payment not reminded', idOf }, (row) =>
    write(services, row, 'top-up-reminder', markReminded(db, row.id, now)),
  )
}

/** Expires payments after their time. Money that arrives later is still credited. */
export async function expirePayments(services: Sending): Promise<void> {
  const { db, clock } = services
  const due = await findExpiring(db, clock(), MAX_AT_ONCE)
  await forEachDue(due, { failure: 'payment not expired', idOf }, (row) =>
    write(services, row, 'top-up-expired', notifyHolder(services, row.holderId, movePayment(db, row, 'expire'))),
  )
}
