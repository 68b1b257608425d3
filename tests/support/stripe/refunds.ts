import { Failure, invalid, missing } from './failure.ts'
import { type Params, textOf, textsOf } from './form.ts'
import type { Charge, Refund } from './state.ts'
import { post } from './transactions.ts'
import { createId, demand, emit, secondsOf, type World } from './world.ts'

const REASONS = new Set(['duplicate', 'fraudulent', 'requested_by_customer'])

function findCharge(world: World, params: Params): Charge {
  const [charge, intent] = [textOf(params.charge), textOf(params.payment_intent)]
  if (charge) return demand(world, 'charges', charge, 'charge')
  if (!intent) throw invalid('charge', 'One of the following params should be provided: charge, payment_intent.')
  const { latest_charge } = demand(world, 'intents', intent, 'payment_intent')
  const found = latest_charge ? world.state.charges[latest_charge] : undefined
  if (!found) throw missing('charge', intent, 'payment_intent')
  return found
}

function readAmount(charge: Charge, params: Params): number {
  const left = charge.amount - charge.amount_refunded
  if (charge.status !== 'succeeded') throw new Failure(400, 'This charge has not succeeded and cannot be refunded.')
  if (left === 0)
    throw new Failure(400, `Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' })
  if (charge.disputed)
    throw new Failure(400, `Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: 'charge_disputed',
    })
  const typed = textOf(params.amount)
  if (typed === undefined) return left
  if (!/^\d{1,12}$/.test(typed) || Number(typed) < 1) throw invalid('amount', 'Invalid positive integer')
  if (Number(typed) > left)
    throw invalid('amount', `Refund amount (${typed}) is greater than unrefunded amount on charge (${left})`)
  return Number(typed)
}

/** Refunds a charge in full or in part; parts add up. The fee of the charge is not returned. */
export function createRefund(world: World, params: Params): Refund {
  const charge = findCharge(world, params)
  const amount = readAmount(charge, params)
  const reason = textOf(params.reason) ?? null
  if (reason && !REASONS.has(reason)) throw invalid('reason', 'Invalid reason')
  const id = createId(world, 're')
  const type = charge.payment_method_details.type === 'card' ? 'refund' : 'payment_refund'
  const posting = { amount: -amount, currency: charge.currency, source: id, reporting_category: 'refund' as const }
  const refund: Refund = {
    id,
    object: 'refund',
    amount,
    balance_transaction: post(world, { ...posting, type }).id,
    charge: charge.id,
    created: secondsOf(world),
    currency: charge.currency,
    metadata: textsOf(params.metadata),
    payment_intent: charge.payment_intent,
    reason,
    status: type === 'refund' ? 'succeeded' : 'pending',
  }
  world.state.refunds[id] = refund
  charge.amount_refunded += amount
  charge.refunded = charge.amount_refunded === charge.amount
  emit(world, 'refund.created', refund)
  emit(world, 'charge.refunded', charge)
  return refund
}

/** The bank of the buyer accepts a pending refund, or sends it back: then the amount returns to our account. */
export function settleRefund(world: World, id: string, outcome: 'succeeded' | 'failed'): void {
  const refund = demand(world, 'refunds', id, 'refund')
  const charge = demand(world, 'charges', refund.charge, 'charge')
  if (refund.status === 'failed' || (outcome === 'succeeded' && refund.status === 'succeeded'))
    throw new Failure(400, `This refund has ${refund.status}.`)
  refund.status = outcome
  if (outcome === 'failed') {
    const posting = { amount: refund.amount, currency: refund.currency, source: id }
    const back = post(world, { ...posting, type: 'refund_failure', reporting_category: 'refund_failure' })
    Object.assign(refund, { failure_balance_transaction: back.id, failure_reason: 'lost_or_stolen_card' })
    charge.amount_refunded -= refund.amount
    charge.refunded = false
  }
  emit(world, 'refund.updated', refund)
  emit(world, 'charge.refund.updated', refund)
  if (outcome === 'failed') emit(world, 'refund.failed', refund)
}
