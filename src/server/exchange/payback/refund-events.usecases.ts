import type { Amount } from '#src/domain/money/amount.ts'
import { type PaybackState, UNDONE_STATES } from '#src/domain/payment/payback-states.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createTakeBack } from '#src/server/exchange/billing/fund-entries.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type { ProviderRefund } from '#src/server/exchange/payment/providers/provider-payment.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isGuardFailure, isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { applyAnswer, createEndMail } from './apply-answer.usecases.ts'
import { findByProviderId, findPayback, insertAny } from './payback.repository.ts'
import type { PaybackRow } from './payback.tables.ts'
import { entryOf } from './payback-entries.ts'
import { settlePayment } from './settle-payment.repository.ts'

type Applying = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'live'>

/** A refund of a payment, as its provider has it. */
export type RefundFact = { payment: PaymentRow; refund: ProviderRefund }

const STATES = { done: 'sent', pending: 'pending' } as const satisfies Record<string, PaybackState>

function createRow(services: Applying, { payment, refund }: RefundFact, state: 'sent' | 'pending'): PaybackRow {
  const now = services.clock()
  const id = services.ids.publicId()
  return {
    ...{ id, requestId: id, holderId: payment.holderId, accountId: payment.accountId, paymentId: payment.id },
    ...{ cause: 'provider', way: 'provider', currency: refund.amount.currency, amount: refund.amount.minor, state },
    ...{ iban: '', accountName: '', providerId: refund.id, sentDay: null, createdAt: now, dueAt: now, version: 1 },
    ...{ askedAt: null, lookedAt: now, endedAt: state === 'sent' ? now : null },
  }
}

/** A refund that was made on the pages of the provider. What the available balance does not cover is owed. */
async function addRefund(services: Applying, fact: RefundFact): Promise<string | undefined> {
  const { db } = services
  const { payment, refund } = fact
  if (refund.state === 'failed') return undefined
  const row = createRow(services, fact, STATES[refund.state])
  const amount: Amount = refund.amount
  const mails = row.state === 'sent' ? createEndMail(services, row, 'payback-sent') : []
  await runBatch(db, [
    insertAny(db, row),
    ...createEntry(
      services,
      createTakeBack('payout', {
        ...{ reference: entryOf(row.id, 'payout'), holderId: payment.holderId, amount },
        at: 'clearing',
      }),
    ),
    ...settlePayment(db, payment.id),
    ...mails.map(({ statement }) => statement),
  ])
  await sendMails(
    services,
    mails.map(({ id }) => id),
  )
  return row.id
}

async function findOwn(services: Applying, { payment, refund }: RefundFact): Promise<PaybackRow | undefined> {
  const { db } = services
  const known = await findByProviderId(db, refund.id)
  if (known) return known
  const own = refund.refundId === null ? undefined : await findPayback(db, refund.refundId)
  // One that had ended without leaving the balance has left it after all: it is added.
  return own?.paymentId === payment.id && !UNDONE_STATES.includes(own.state) ? own : undefined
}

/**
 * Applies a refund that an event or a look-up of the provider reports: one of ours gets the provider's state, and one that was made on the pages of
 * the provider is added. Idempotent, in any order, and for two calls at the same time. Returns the id of the pay-back, by which `entryOf` names the
 * entries; undefined if nothing left.
 */
export async function applyRefundEvent(services: Applying, fact: RefundFact): Promise<string | undefined> {
  const { refund } = fact
  const tries = 3
  for (let attempt = 1; ; attempt += 1) {
    try {
      const own = await findOwn(services, fact)
      if (!own) return await addRefund(services, fact)
      await applyAnswer(services, own, { state: refund.state, providerId: refund.id })
      return own.id
    } catch (error) {
      // Another call wrote first: its rows are read again.
      if (attempt === tries || !(isGuardFailure(error) || isUniqueViolation(error))) throw error
    }
  }
}
