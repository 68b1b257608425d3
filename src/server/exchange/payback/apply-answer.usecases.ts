import type { PaybackEvent } from '#src/domain/payment/payback-states.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import type { RefundAnswer } from '#src/server/exchange/payment/providers/provider.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { movePayback, noteLook } from './payback.repository.ts'
import type { PaybackRow } from './payback.tables.ts'
import { createRelease, createReturn, createSending } from './payback-entries.ts'
import { settlePayment } from './settle-payment.repository.ts'

type Applying = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>

/** The mail about the end of a pay-back, for its batch. */
export const createEndMail = (
  services: Needs<'db' | 'clock' | 'ids'>,
  { id, accountId }: PaybackRow,
  kind: 'payback-sent' | 'payback-failed' | 'payback-cancelled',
) =>
  accountId === null
    ? []
    : [createOutboxEntry(services, { cause: `${id} ${kind}`, kind, accountId, payload: { paybackId: id } })]

/** The entries of an event. */
async function createEntries(services: Applying, row: PaybackRow, event: PaybackEvent): Promise<Statement[]> {
  const isReserved = row.state === 'unknown'
  if (event === 'fail') return isReserved ? createRelease(services, row) : createReturn(services, row)
  return isReserved ? createSending(services, row) : []
}

const EVENTS = { done: 'confirm', pending: 'accept', failed: 'fail' } as const
const MAILS = { confirm: 'payback-sent', fail: 'payback-failed' } as const

/** The event of an answer in a state; undefined if it changes nothing. */
function eventOf({ state }: PaybackRow, answer: RefundAnswer): 'accept' | 'confirm' | 'fail' | undefined {
  if (answer.state === 'unknown') return undefined
  const event = EVENTS[answer.state]
  if (state === 'unknown') return event
  if (state === 'pending') return event === 'accept' ? undefined : event
  return state === 'sent' && event === 'fail' ? event : undefined
}

/**
 * Applies the provider's state of a refund: sent, pending or failed. The same answer twice changes nothing. Throws a guard
 * failure if the row changed since it was read.
 */
export async function applyAnswer(services: Applying, row: PaybackRow, answer: RefundAnswer): Promise<void> {
  const { db, clock } = services
  const event = eventOf(row, answer)
  if (!event) {
    await runBatch(db, [noteLook(db, row.id, clock())])
    return
  }
  const mails = event === 'accept' ? [] : createEndMail(services, row, MAILS[event])
  const providerId = answer.providerId ?? row.providerId
  await runBatch(db, [
    ...notifyHolder(
      services,
      row.holderId,
      movePayback(db, row, { event, now: clock(), providerId, lookedAt: clock() }),
    ),
    ...(await createEntries(services, row, event)),
    ...settlePayment(db, row.paymentId),
    ...mails.map(({ statement }) => statement),
  ])
  await sendMails(
    services,
    mails.map(({ id }) => id),
  )
}
