export type Metadata = Record<string, string>
export type SessionStatus = 'open' | 'complete' | 'expired'

export type Session = {
  id: string
  object: 'checkout.session'
  amount_subtotal: number
  amount_total: number
  cancel_url: string | null
  client_reference_id: string | null
  created: number
  currency: string
  customer_email: string | null
  expires_at: number
  livemode: false
  locale: string | null
  metadata: Metadata
  mode: 'payment'
  payment_intent: string | null
  payment_method_types: string[]
  payment_status: 'unpaid' | 'paid'
  status: SessionStatus
  success_url: string
  ui_mode: 'hosted_page'
  url: string | null
}

export type Intent = {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  created: number
  currency: string
  description: string | null
  last_payment_error: { type: 'card_error'; code: string; message: string } | null
  latest_charge: string | null
  livemode: false
  metadata: Metadata
  status: 'requires_payment_method' | 'processing' | 'succeeded'
}

export type Charge = {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  balance_transaction: string | null
  captured: boolean
  created: number
  currency: string
  disputed: boolean
  failure_code: string | null
  failure_message: string | null
  livemode: false
  metadata: Metadata
  paid: boolean
  payment_intent: string
  payment_method_details: { type: string }
  refunded: boolean
  status: 'succeeded' | 'pending' | 'failed'
}

export type Refund = {
  id: string
  object: 'refund'
  amount: number
  balance_transaction: string
  charge: string
  created: number
  currency: string
  failure_balance_transaction?: string
  failure_reason?: string
  metadata: Metadata
  payment_intent: string
  reason: string | null
  status: 'succeeded' | 'pending' | 'failed'
}

export type DisputeStatus =
  | 'warning_needs_response'
  | 'warning_under_review'
  | 'warning_closed'
  | 'needs_response'
  | 'under_review'
  | 'won'
  | 'lost'

export type Dispute = {
  id: string
  object: 'dispute'
  amount: number
  balance_transactions: Transaction[]
  charge: string
  created: number
  currency: string
  evidence_details: { due_by: number | null; has_evidence: boolean; past_due: boolean; submission_count: number }
  is_charge_refundable: boolean
  livemode: false
  metadata: Metadata
  payment_intent: string
  reason: string
  status: DisputeStatus
}

/** A line of the provider's account with us. `amount` is before the fee, negative if it was taken. */
export type Transaction = {
  id: string
  object: 'balance_transaction'
  amount: number
  available_on: number
  balance_type: 'payments'
  created: number
  currency: string
  description: string | null
  fee: number
  fee_details: { amount: number; currency: string; description: string; type: 'stripe_fee' }[]
  net: number
  reporting_category:
    | 'charge'
    | 'refund'
    | 'refund_failure'
    | 'dispute'
    | 'dispute_reversal'
    | 'payout'
    | 'payout_reversal'
  source: string
  status: 'available'
  type:
    | 'charge'
    | 'payment'
    | 'refund'
    | 'payment_refund'
    | 'refund_failure'
    | 'adjustment'
    | 'payout'
    | 'payout_failure'
}

/** Money that leaves for our bank account. */
export type Payout = {
  id: string
  object: 'payout'
  amount: number
  arrival_date: number
  automatic: boolean
  balance_transaction: string
  created: number
  currency: string
  failure_balance_transaction: string | null
  failure_code: string | null
  livemode: false
  metadata: Metadata
  method: 'standard' | 'instant'
  status: 'in_transit' | 'paid' | 'failed'
}

export type Snapshot = Session | Intent | Charge | Refund | Dispute | Payout

export type StripeEvent = {
  id: string
  object: 'event'
  api_version: string
  created: number
  data: { object: Snapshot }
  livemode: false
  pending_webhooks: number
  request: { id: string | null; idempotency_key: string | null }
  type: string
}

/** An answer that a key of idempotency repeats. */
export type SavedAnswer = { request: string; status: number; body: string; requestId: string; at: number }

/** Everything that survives a restart. Only JSON. */
export type State = {
  count: number
  sessions: Record<string, Session>
  /** Metadata for the payment intents of sessions, which are created with the first payment. */
  intentMetadata: Record<string, Metadata>
  intents: Record<string, Intent>
  charges: Record<string, Charge>
  refunds: Record<string, Refund>
  disputes: Record<string, Dispute>
  payouts: Record<string, Payout>
  transactions: Record<string, Transaction>
  events: Record<string, StripeEvent>
  answers: Record<string, SavedAnswer>
}

export const createState = (): State => ({
  count: 0,
  sessions: {},
  intentMetadata: {},
  intents: {},
  charges: {},
  refunds: {},
  disputes: {},
  payouts: {},
  transactions: {},
  events: {},
  answers: {},
})
