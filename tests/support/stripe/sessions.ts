import { Failure, invalid } from './failure.ts'
import { type Params, paramsOf, textOf, textsOf } from './form.ts'
import type { Session } from './state.ts'
import { createId, demand, emit, secondsOf, type World } from './world.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
/** Amounts have at most eight digits. */
const MAX_AMOUNT = 99_999_999
const MAX_METADATA_KEYS = 50

const KNOWN = new Set([
  ...[
    'mode',
    'line_items',
    'success_url',
    'cancel_url',
    'client_reference_id',
    'customer_email',
    'expires_at',
    'locale',
  ],
  ...[
    'metadata',
    'payment_intent_data',
    'payment_method_types',
    'submit_type',
    'ui_mode',
    'billing_address_collection',
  ],
  ...['adaptive_pricing', 'expand'],
])

function demandInteger(value: string | undefined, param: string): number {
  if (value === undefined) throw invalid(param, `Missing required param: ${param}.`, 'parameter_missing')
  if (!/^-?\d{1,15}$/.test(value)) throw invalid(param, `Invalid integer: ${value}`, 'parameter_invalid_integer')
  return Number(value)
}

function readLine(line: Params, at: number): { currency: string; amount: number } {
  const place = `line_items[${at}]`
  const price = paramsOf(line.price_data)
  const currency = textOf(price.currency)
  if (!currency)
    throw invalid(`${place}[price_data][currency]`, 'Missing required param: currency.', 'parameter_missing')
  if (!/^[a-z]{3}$/.test(currency)) throw invalid('currency', `Invalid currency: ${currency}.`)
  if (!textOf(paramsOf(price.product_data).name))
    throw invalid(`${place}[price_data][product_data]`, 'Missing required param: product_data.', 'parameter_missing')
  const unit = demandInteger(textOf(price.unit_amount), `${place}[price_data][unit_amount]`)
  const quantity = demandInteger(textOf(line.quantity), `${place}[quantity]`)
  if (unit < 0 || quantity < 1) throw invalid(place, 'This value must be greater than or equal to 1.')
  return { currency, amount: unit * quantity }
}

function sumLines({ settings }: World, params: Params): { currency: string; amount: number } {
  const lines = Array.isArray(params.line_items) ? params.line_items : []
  const read = lines.map((line, at) => readLine(paramsOf(line), at))
  const [first] = read
  if (!first) throw invalid('line_items', 'You must specify at least one line item.', 'parameter_missing')
  const { currency } = first
  if (read.some((line) => line.currency !== currency))
    throw invalid('line_items', 'You cannot use prices with different currencies in one Checkout Session.')
  const minimum = settings.minimums[currency]
  if (minimum === undefined) throw invalid('currency', `Invalid currency: ${currency}.`)
  const amount = read.reduce((sum, line) => sum + line.amount, 0)
  if (amount < minimum)
    throw invalid(
      'line_items',
      `The total amount due must add up to at least ${minimum} ${currency}.`,
      'amount_too_small',
    )
  if (amount > MAX_AMOUNT) throw invalid('line_items', 'The total amount is too large.', 'amount_too_large')
  return { currency, amount }
}

function readExpiry(world: World, params: Params): number {
  const now = secondsOf(world)
  const expiry = textOf(params.expires_at)
  if (expiry === undefined) return now + DAY
  const at = demandInteger(expiry, 'expires_at')
  if (at < now + 30 * MINUTE || at > now + DAY)
    throw invalid('expires_at', 'The `expires_at` timestamp must be from 30 minutes to 24 hours in the future.')
  return at
}

function readAddress(params: Params, param: 'success_url' | 'cancel_url'): string | undefined {
  const address = textOf(params[param])
  if (address !== undefined && !URL.canParse(address)) throw invalid(param, 'Not a valid URL', 'url_invalid')
  return address
}

function demandKnown(params: Params): void {
  const unknown = Object.keys(params).find((name) => !KNOWN.has(name))
  if (unknown) throw invalid(unknown, `Received unknown parameter: ${unknown}`, 'parameter_unknown')
  if (textOf(params.mode) !== 'payment') throw invalid('mode', 'Only the mode `payment` is supported here.')
  if (Object.keys(paramsOf(params.metadata)).length > MAX_METADATA_KEYS)
    throw invalid('metadata', 'Metadata has too many keys.')
}

export function createSession(world: World, params: Params): Session {
  demandKnown(params)
  const success = readAddress(params, 'success_url')
  if (!success) throw invalid('success_url', 'Missing required param: success_url.', 'parameter_missing')
  const { currency, amount } = sumLines(world, params)
  const expiry = readExpiry(world, params)
  const id = createId(world, 'cs_test')
  const session: Session = {
    id,
    object: 'checkout.session',
    amount_subtotal: amount,
    amount_total: amount,
    cancel_url: readAddress(params, 'cancel_url') ?? null,
    client_reference_id: textOf(params.client_reference_id) ?? null,
    created: secondsOf(world),
    currency,
    customer_email: textOf(params.customer_email) ?? null,
    expires_at: expiry,
    livemode: false,
    locale: textOf(params.locale) ?? null,
    metadata: textsOf(params.metadata),
    mode: 'payment',
    payment_intent: null,
    payment_method_types: ['card', 'sepa_debit'],
    payment_status: 'unpaid',
    status: 'open',
    success_url: success,
    ui_mode: 'hosted_page',
    url: `${world.baseUrl}/c/pay/${id}`,
  }
  world.state.sessions[id] = session
  world.state.intentMetadata[id] = textsOf(paramsOf(params.payment_intent_data).metadata)
  return session
}

function close(world: World, session: Session): void {
  Object.assign(session, { status: 'expired', url: null })
  emit(world, 'checkout.session.expired', session)
}

export function expireSession(world: World, id: string): Session {
  const session = demand(world, 'sessions', id, 'checkout.session')
  if (session.status !== 'open')
    throw new Failure(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This one is ${session.status}.`,
    )
  close(world, session)
  return session
}

/** Expires the sessions whose time is over. */
export function expireOverdue(world: World): void {
  for (const session of Object.values(world.state.sessions))
    if (session.status === 'open' && session.expires_at <= secondsOf(world)) close(world, session)
}
