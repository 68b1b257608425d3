import type Stripe from 'stripe'
import type { DisputeState } from '#src/domain/payment/payment-states.ts'
import { MINUTE, SECOND } from '#src/domain/time.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type { ProviderServices } from '../provider.ts'
import type { ProviderCharge, ProviderDispute, ProviderPayment, ProviderRefund } from '../provider-payment.ts'
import { expanded, idOf, readAmount, readLine } from './amounts.ts'
import { createClient } from './client.ts'

const PAGE = 100
/** How far the clocks differ at most, and how long a request may be on its way. */
const EARLIER = 10 * MINUTE
const LATER = 30 * MINUTE
const EXPAND = ['payment_intent.latest_charge.balance_transaction']

type Session = Stripe.Checkout.Session

const isOf = ({ client_reference_id, metadata }: Session, { id, reference }: PaymentRow): boolean =>
  client_reference_id === id && metadata?.reference === reference

/** The session that a lost request created. */
async function findSession(stripe: Stripe, payment: PaymentRow): Promise<Session | undefined> {
  const created = {
    gte: Math.floor((payment.createdAt - EARLIER) / SECOND),
    lte: Math.ceil((payment.createdAt + LATER) / SECOND),
  }
  for await (const session of stripe.checkout.sessions.list({ created, limit: PAGE }))
    if (isOf(session, payment)) return stripe.checkout.sessions.retrieve(session.id, { expand: EXPAND })
  return undefined
}

async function readSession(stripe: Stripe, payment: PaymentRow): Promise<Session | undefined> {
  if (!payment.checkoutId) return findSession(stripe, payment)
  const session = await stripe.checkout.sessions.retrieve(payment.checkoutId, { expand: EXPAND })
  if (!isOf(session, payment)) throw new Error(`the session of payment ${payment.id} is another's`)
  return session
}

function readStage({ status, payment_status }: Session, intent: Stripe.PaymentIntent | null): ProviderPayment['stage'] {
  if (status === 'expired') return 'expired'
  if (status !== 'complete') return 'open'
  if (payment_status !== 'unpaid') return 'paid'
  return intent?.status === 'processing' ? 'processing' : 'failed'
}

function readCharge(charge: Stripe.Charge | null): ProviderCharge | null {
  if (charge?.status !== 'succeeded') return null
  const line = expanded(charge.balance_transaction)
  return { id: charge.id, amount: readAmount(charge.amount, charge.currency), line: line && readLine(line) }
}

const REFUND_STATES: Readonly<Record<string, ProviderRefund['state']>> = {
  ...{ succeeded: 'done', failed: 'failed', canceled: 'failed' },
}

export function readRefund(refund: Stripe.Refund): ProviderRefund {
  const lines = [expanded(refund.balance_transaction), expanded(refund.failure_balance_transaction)]
  return {
    id: refund.id,
    refundId: refund.metadata?.refund ?? null,
    amount: readAmount(refund.amount, refund.currency),
    state: REFUND_STATES[refund.status ?? ''] ?? 'pending',
    createdAt: refund.created * SECOND,
    lines: lines.flatMap((line) => (line ? readLine(line) : [])),
  }
}

const DISPUTE_STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: 'inquiry',
  warning_under_review: 'inquiry',
  warning_closed: 'closed',
  prevented: 'closed',
  under_review: 'reviewed',
  appeal_under_review: 'reviewed',
  won: 'won',
  lost: 'lost',
}

const readDispute = (dispute: Stripe.Dispute): ProviderDispute => ({
  id: dispute.id,
  amount: readAmount(dispute.amount, dispute.currency),
  reason: dispute.reason,
  state: DISPUTE_STATES[dispute.status] ?? 'open',
  dueAt: dispute.evidence_details.due_by ? dispute.evidence_details.due_by * SECOND : null,
  openedAt: dispute.created * SECOND,
  lines: dispute.balance_transactions.map(readLine),
})

/** Reads everything that Stripe has about a payment. */
export async function lookUp(services: ProviderServices, payment: PaymentRow): Promise<ProviderPayment | undefined> {
  const stripe = await createClient(services)
  const session = await readSession(stripe, payment)
  if (!session) return undefined
  const intent = expanded(session.payment_intent)
  const charge = readCharge(expanded(intent?.latest_charge))
  const of = { payment_intent: intent?.id ?? '', limit: PAGE }
  const [refunds, disputes] = charge
    ? await Promise.all([
        stripe.refunds.list({ ...of, expand: ['data.balance_transaction', 'data.failure_balance_transaction'] }),
        stripe.disputes.list(of),
      ])
    : [{ data: [] }, { data: [] }]
  return {
    checkoutId: session.id,
    stage: readStage(session, intent),
    url: session.url,
    providerId: idOf(session.payment_intent),
    charge,
    refunds: refunds.data.map(readRefund),
    disputes: disputes.data.map(readDispute),
  }
}
