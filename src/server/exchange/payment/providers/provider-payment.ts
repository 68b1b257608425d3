import type { Amount } from '#src/domain/money/amount.ts'
import type { DisputeState } from '#src/domain/payment/payment-states.ts'

/** A line of the provider's account with us. `amount` is before the fee, and negative if it was taken. */
export type ProviderLine = { id: string; amount: Amount; fee: Amount; at: number }

/** A line with the provider's id of what it is for. */
export type SourcedLine = ProviderLine & { source: string }

/** A payment that succeeded. The line may appear later. */
export type ProviderCharge = { id: string; amount: Amount; line: ProviderLine | null }

/** A refund, also one that was made on the provider's own pages. `refundId` is our id; null if it is not ours. */
export type ProviderRefund = {
  id: string
  refundId: string | null
  amount: Amount
  state: 'done' | 'pending' | 'failed'
  createdAt: number
  /** What it took, and what came back if it failed. */
  lines: readonly ProviderLine[]
}

/** A dispute with what it took and gave back so far. */
export type ProviderDispute = {
  id: string
  amount: Amount
  reason: string
  state: DisputeState
  /** Until when evidence is accepted. */
  dueAt: number | null
  openedAt: number
  lines: readonly ProviderLine[]
}

/**
 * The state of a payment at its provider. `open`: the page of the provider accepts a payment. `processing`: the person has paid, and the bank has
 * not yet confirmed it. `failed`: the bank refused it. `expired`: the page was not used.
 */
export type ProviderPayment = {
  checkoutId: string
  stage: 'open' | 'processing' | 'paid' | 'failed' | 'expired'
  /** The page, while it is open. */
  url: string | null
  /** The provider's id of the payment, once the person began to pay. */
  providerId: string | null
  charge: ProviderCharge | null
  refunds: readonly ProviderRefund[]
  disputes: readonly ProviderDispute[]
}
