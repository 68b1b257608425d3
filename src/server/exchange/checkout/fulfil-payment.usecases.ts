import { ENDED_DISPUTE_STATES, OPEN_PAYMENT_STATES, type PaymentEvent } from '#src/domain/payment/payment-states.ts'
import { MINUTE } from '#src/domain/time.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import { markFailed, recordCheckout } from '#src/server/exchange/payment/checkouts.repository.ts'
import { findPayment, movePayment } from '#src/server/exchange/payment/payment.repository.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import { findProvider } from '#src/server/exchange/payment/providers/index.ts'
import type { ProviderDispute, ProviderPayment } from '#src/server/exchange/payment/providers/provider-payment.ts'
import { createOutboxEntry, sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import { isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { alarmAboutDisputes } from './alarm-about-disputes.usecases.ts'
import { applyEffects } from './apply-effects.usecases.ts'
import { applyRefunds } from './apply-refunds.usecases.ts'
import { noteCheck } from './asked-payments.repository.ts'
import { recordDispute } from './disputes.repository.ts'
import { planEffects } from './plan-effects.ts'

export type Fulfilling = Needs<'db' | 'clock' | 'ids' | 'jobQueue' | 'config' | 'live' | 'providerFetch'>

/** How long a request that was lost may still be in progress at the provider. */
const SETTLED_AFTER = 15 * MINUTE

const isOpen = ({ state }: PaymentRow): boolean => OPEN_PAYMENT_STATES.includes(state)

type Mail = { id: string; statement: Statement }
type Move = { event: PaymentEvent; mail?: Mail | undefined }

/** Runs statements and a move of the payment with its mail. Another call may have moved it: then the rest remains to be written. */
async function write(services: Fulfilling, payment: PaymentRow, move: Move | undefined, rest: Statement[]) {
  const { db } = services
  const moved = move ? [...movePayment(db, payment, move.event), ...(move.mail ? [move.mail.statement] : [])] : []
  try {
    await runBatch(db, [...rest, ...notifyHolder(services, payment.holderId, moved)])
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    await runBatch(db, rest)
    return
  }
  if (move?.mail) await sendMails(services, [move.mail.id])
}

/** The person has left the page of the provider when the bank refuses a payment. */
function createFailureMail(services: Fulfilling, { id, accountId }: PaymentRow): Mail | undefined {
  const entry = { cause: `${id} failed`, kind: 'top-up-failed', payload: { paymentId: id } } as const
  return accountId ? createOutboxEntry(services, { ...entry, accountId }) : undefined
}

function chooseMove(services: Fulfilling, payment: PaymentRow, { stage }: ProviderPayment): Move | undefined {
  if (!isOpen(payment)) return undefined
  if (stage === 'failed') return { event: 'fail', mail: createFailureMail(services, payment) }
  if (stage === 'expired') return { event: 'expire' }
  return stage !== 'paid' && payment.state === 'unknown' ? { event: 'find' } : undefined
}

async function applyFound(services: Fulfilling, payment: PaymentRow, found: ProviderPayment): Promise<void> {
  const { db, clock } = services
  const record = (dispute: ProviderDispute) => recordDispute(db, payment, dispute, clock())
  const ended = found.disputes.filter(({ state }) => ENDED_DISPUTE_STATES.includes(state))
  await write(services, payment, chooseMove(services, payment, found), [
    ...notifyHolder(services, payment.holderId, [recordCheckout(db, payment, found, clock())]),
    ...found.disputes.filter((one) => !ended.includes(one)).map(record),
  ])
  await alarmAboutDisputes(services, found.disputes)
  await applyEffects(services, payment, planEffects(payment, found))
  // The amount of a dispute counts as withheld until it has ended: what it took is in the books before.
  if (ended.length > 0) await runBatch(db, ended.map(record))
  await applyRefunds(services, payment, found.refunds)
}

/** The provider has no page of the payment: once no request can be in progress, none was ever created. */
async function applyMissing(services: Fulfilling, payment: PaymentRow): Promise<void> {
  const { db, clock } = services
  const isOver = clock() - payment.createdAt > SETTLED_AFTER
  await write(services, payment, isOver && isOpen(payment) ? { event: 'fail' } : undefined, [
    noteCheck(db, payment, clock()),
    ...(isOver ? notifyHolder(services, payment.holderId, [markFailed(db, payment)]) : []),
  ])
}

/**
 * Brings a payment and our books up to date with the provider. The webhook, the page to which people return and the jobs call it: whatever caused
 * the call, the state is read from the provider, and each effect is applied once. Throws if the provider cannot be asked.
 * @param checkoutId the provider's page, if a message names it before we know it
 */
export async function fulfilPayment(services: Fulfilling, id: string, checkoutId: string | null = null): Promise<void> {
  const payment = await findPayment(services.db, id)
  const provider = payment && findProvider(payment.provider)
  if (!payment || !provider?.lookUp) return
  const found = await provider.lookUp(services, { ...payment, checkoutId: payment.checkoutId ?? checkoutId })
  if (found) await applyFound(services, payment, found)
  else await applyMissing(services, payment)
}
