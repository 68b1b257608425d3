import { Failure } from './failure.ts'
import type { Charge, Intent, Session } from './state.ts'
import { feeOf, post } from './transactions.ts'
import { createId, demand, emit, secondsOf, type World } from './world.ts'

/** A delayed method, such as a bank debit: the session is complete before the money is there. */
const DELAYED_METHOD = 'sepa_debit'

function demandOpen(session: Session): void {
  if (session.status !== 'open')
    throw new Failure(400, `This Checkout Session has a status of ${session.status} and cannot be paid.`)
}

function findIntent(world: World, session: Session): Intent {
  const before = session.payment_intent && world.state.intents[session.payment_intent]
  if (before) return before
  const intent: Intent = {
    id: createId(world, 'pi'),
    object: 'payment_intent',
    amount: session.amount_total,
    amount_received: 0,
    created: secondsOf(world),
    currency: session.currency,
    description: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    metadata: { ...world.state.intentMetadata[session.id] },
    status: 'requires_payment_method',
  }
  world.state.intents[intent.id] = intent
  session.payment_intent = intent.id
  emit(world, 'payment_intent.created', intent)
  return intent
}

function createCharge(world: World, intent: Intent, type: string): Charge {
  const charge: Charge = {
    id: createId(world, type === 'card' ? 'ch' : 'py'),
    object: 'charge',
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    balance_transaction: null,
    captured: false,
    created: secondsOf(world),
    currency: intent.currency,
    disputed: false,
    failure_code: null,
    failure_message: null,
    livemode: false,
    metadata: { ...intent.metadata },
    paid: false,
    payment_intent: intent.id,
    payment_method_details: { type },
    refunded: false,
    status: 'pending',
  }
  world.state.charges[charge.id] = charge
  intent.latest_charge = charge.id
  return charge
}

function succeed(world: World, intent: Intent, charge: Charge): void {
  const posting = {
    amount: charge.amount,
    currency: charge.currency,
    source: charge.id,
    fee: feeOf(world, charge.amount),
  }
  const type = charge.payment_method_details.type === 'card' ? 'charge' : 'payment'
  charge.balance_transaction = post(world, { ...posting, type, reporting_category: 'charge' }).id
  Object.assign(charge, { status: 'succeeded', paid: true, captured: true, amount_captured: charge.amount })
  Object.assign(intent, { status: 'succeeded', amount_received: intent.amount, last_payment_error: null })
  emit(world, 'charge.succeeded', charge)
  emit(world, 'payment_intent.succeeded', intent)
}

function fail(world: World, intent: Intent, charge: Charge, code: string): void {
  const message = code === 'card_declined' ? 'Your card was declined.' : 'The payment failed.'
  Object.assign(charge, { status: 'failed', failure_code: code, failure_message: message })
  Object.assign(intent, {
    status: 'requires_payment_method',
    last_payment_error: { type: 'card_error', code, message },
  })
  emit(world, 'charge.failed', charge)
  emit(world, 'payment_intent.payment_failed', intent)
}

function complete(world: World, session: Session, paid: 'paid' | 'unpaid'): void {
  Object.assign(session, { status: 'complete', payment_status: paid, url: null })
  emit(world, 'checkout.session.completed', session)
}

/** The buyer pays with a card. */
export function payByCard(world: World, id: string): void {
  const session = demand(world, 'sessions', id, 'checkout.session')
  demandOpen(session)
  const intent = findIntent(world, session)
  succeed(world, intent, createCharge(world, intent, 'card'))
  complete(world, session, 'paid')
}

/** The buyer's card is declined; the session remains open for another attempt. */
export function declineCard(world: World, id: string): void {
  const session = demand(world, 'sessions', id, 'checkout.session')
  demandOpen(session)
  const intent = findIntent(world, session)
  fail(world, intent, createCharge(world, intent, 'card'), 'card_declined')
}

/** The buyer pays by a delayed method: the session is complete but unpaid. */
export function payDelayed(world: World, id: string): void {
  const session = demand(world, 'sessions', id, 'checkout.session')
  demandOpen(session)
  const intent = findIntent(world, session)
  const charge = createCharge(world, intent, DELAYED_METHOD)
  intent.status = 'processing'
  emit(world, 'charge.pending', charge)
  emit(world, 'payment_intent.processing', intent)
  complete(world, session, 'unpaid')
}

/** The bank confirms or refuses a payment by a delayed method. */
export function settleDelayed(world: World, id: string, outcome: 'succeeded' | 'failed'): void {
  const session = demand(world, 'sessions', id, 'checkout.session')
  const intent = session.payment_intent ? demand(world, 'intents', session.payment_intent, 'payment_intent') : undefined
  if (intent?.status !== 'processing') throw new Failure(400, 'This Checkout Session has no payment in progress.')
  const charge = demand(world, 'charges', intent.latest_charge ?? '', 'charge')
  if (outcome === 'failed') {
    fail(world, intent, charge, 'payment_intent_payment_attempt_failed')
    emit(world, 'checkout.session.async_payment_failed', session)
    return
  }
  succeed(world, intent, charge)
  session.payment_status = 'paid'
  emit(world, 'checkout.session.async_payment_succeeded', session)
}
