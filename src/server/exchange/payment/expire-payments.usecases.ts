import { REMINDER_DAYS } from '#src/domain/payment/payment-states.ts'
import { DAY } from '#src/domain/time.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import {
  demandVersion,
  findExpiring,
  findPayment,
  findUnreminded,
  markReminded,
  movePayment,
} from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'

type Sending = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>

type Change = { kind: 'top-up-reminder' | 'top-up-expired'; change: (row: PaymentRow) => Statement[] }

const MAX_AT_ONCE = 200
const idOf = ({ id }: PaymentRow) => id

/** A payment that changes meanwhile is read again. */
const MAX_TRIES = 5

/** Applies a change to a payment as it was read, and writes to the person who started it, if there still is one. */
async function writeOnce(services: Sending, row: PaymentRow, { kind, change }: Change): Promise<void> {
  const { id, accountId, version } = row
  // A payment expires again if a part of it arrives later: each time has a mail of its own.
  const entry = accountId && { cause: `${id} ${kind} ${version}`, kind, accountId, payload: { paymentId: id } }
  const mail = entry ? createOutboxEntry(services, entry) : undefined
  await runBatch(services.db, [...demandVersion(services.db, row), ...change(row), ...(mail ? [mail.statement] : [])])
  if (mail) await sendMails(services, [mail.id])
}

/** The same for a payment that may change meanwhile. Aborts if the change is no longer possible. */
async function write(services: Sending, row: PaymentRow, change: Change): Promise<void> {
  let current = row
  for (let tries = 1; ; tries += 1) {
    try {
      return await writeOnce(services, current, change)
    } catch (error) {
      const now = isGuardFailure(error) ? await findPayment(services.db, row.id) : undefined
      if (!now || now.version === current.version || tries === MAX_TRIES) throw error
      current = now
    }
  }
}

/** Reminds of payments that expire in three days, once; the rest is left to the next run. */
export async function remindOfPayments(services: Sending): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const due = await findUnreminded(db, { after: now, by: now + REMINDER_DAYS * DAY }, MAX_AT_ONCE)
  await forEachDue(due, { failure: 'payment not reminded', idOf }, (row) =>
    write(services, row, { kind: 'top-up-reminder', change: ({ id }) => markReminded(db, id, now) }),
  )
}

/** Expires payments after their time. Money that arrives later is still credited. */
export async function expirePayments(services: Sending): Promise<void> {
  const { db, clock } = services
  const due = await findExpiring(db, clock(), MAX_AT_ONCE)
  await forEachDue(due, { failure: 'payment not expired', idOf }, (row) =>
    write(services, row, {
      kind: 'top-up-expired',
      change: (current) => notifyHolder(services, current.holderId, movePayment(db, current, 'expire')),
    }),
  )
}
