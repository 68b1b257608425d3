import { Failure } from './failure.ts'
import { type Params, textOf, textsOf } from './form.ts'
import type { Dispute } from './state.ts'
import { post } from './transactions.ts'
import { createId, demand, emit, secondsOf, type World } from './world.ts'

const WEEK = 7 * 24 * 60 * 60

const isWarning = ({ status }: Dispute): boolean => status.startsWith('warning_')
const isClosed = ({ status }: Dispute): boolean => ['warning_closed', 'won', 'lost'].includes(status)

function demandOpen(dispute: Dispute): void {
  if (isClosed(dispute)) throw new Failure(400, `This dispute is already closed (${dispute.status}).`)
}

function withdraw(world: World, dispute: Dispute): void {
  const { amount, currency, id } = dispute
  const fee = { fee: world.settings.disputeFee, feeFor: 'Dispute fee' }
  const posting = { amount: -amount, currency, source: id, type: 'adjustment', reporting_category: 'dispute' } as const
  dispute.balance_transactions.push(post(world, { ...posting, ...fee }))
  demand(world, 'charges', dispute.charge, 'charge').disputed = true
  dispute.is_charge_refundable = false
  emit(world, 'charge.dispute.funds_withdrawn', dispute)
}

export type NewDispute = { amount?: number; reason?: string; isInquiry?: boolean }

/** The buyer's bank disputes a charge, in full or in part. An inquiry is a warning that takes no money. */
export function openDispute(
  world: World,
  chargeId: string,
  { amount, reason, isInquiry = false }: NewDispute = {},
): Dispute {
  const charge = demand(world, 'charges', chargeId, 'charge')
  if (charge.status !== 'succeeded' || charge.disputed) throw new Failure(400, 'This charge cannot be disputed.')
  const dispute: Dispute = {
    id: createId(world, 'du'),
    object: 'dispute',
    amount: amount ?? charge.amount,
    balance_transactions: [],
    charge: chargeId,
    created: secondsOf(world),
    currency: charge.currency,
    evidence_details: { due_by: secondsOf(world) + WEEK, has_evidence: false, past_due: false, submission_count: 0 },
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: charge.payment_intent,
    reason: reason ?? 'fraudulent',
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  }
  world.state.disputes[dispute.id] = dispute
  emit(world, 'charge.dispute.created', dispute)
  if (!isInquiry) withdraw(world, dispute)
  return dispute
}

/** An inquiry becomes a dispute, which takes the money and the fee. */
export function escalateDispute(world: World, id: string): Dispute {
  const dispute = demand(world, 'disputes', id, 'dispute')
  demandOpen(dispute)
  if (!isWarning(dispute)) throw new Failure(400, 'This dispute is no inquiry.')
  dispute.status = 'needs_response'
  emit(world, 'charge.dispute.updated', dispute)
  withdraw(world, dispute)
  return dispute
}

/**
 * The bank decides. A dispute that is won gives the amount back, or the part `reinstated`; the fee with it only if the settings say so. An
 * inquiry is only closed.
 */
export function closeDispute(world: World, id: string, outcome: 'won' | 'lost', reinstated?: number): Dispute {
  const dispute = demand(world, 'disputes', id, 'dispute')
  demandOpen(dispute)
  const { amount, currency } = dispute
  if (isWarning(dispute)) dispute.status = 'warning_closed'
  else {
    dispute.status = outcome
    const back = reinstated ?? (outcome === 'won' ? amount : 0)
    if (back < 0 || back > amount) throw new Failure(400, 'No more than the disputed amount is reinstated.')
    const fee = outcome === 'won' && world.settings.returnsDisputeFee ? -world.settings.disputeFee : 0
    if (back > 0 || fee) {
      const posting = { amount: back, currency, source: id, type: 'adjustment' } as const
      const reversal = { ...posting, reporting_category: 'dispute_reversal', fee, feeFor: 'Dispute fee' } as const
      dispute.balance_transactions.push(post(world, reversal))
      emit(world, 'charge.dispute.funds_reinstated', dispute)
    }
  }
  emit(world, 'charge.dispute.closed', dispute)
  return dispute
}

/** We send evidence. */
export function updateDispute(world: World, id: string, params: Params): Dispute {
  const dispute = demand(world, 'disputes', id, 'dispute')
  demandOpen(dispute)
  Object.assign(dispute.metadata, textsOf(params.metadata))
  if (params.evidence !== undefined) dispute.evidence_details.has_evidence = true
  if (params.evidence !== undefined && textOf(params.submit) !== 'false') {
    dispute.evidence_details.submission_count += 1
    dispute.status = isWarning(dispute) ? 'warning_under_review' : 'under_review'
  }
  emit(world, 'charge.dispute.updated', dispute)
  return dispute
}
