import Stripe from 'stripe'
import { afterEach } from 'vitest'
import { createStandInFetch } from './fetch.ts'
import { startServer } from './server.ts'
import { createStandIn, type StandInOptions } from './stand-in.ts'

export const START = Date.UTC(2026, 10, 29, 12)
const MINUTE = 60 * 1000
const running: (() => Promise<void>)[] = []

afterEach(async () => {
  for (const stop of running.splice(0)) await stop()
})

/** A stand-in with a clock of its own, its server, and the official SDK as its client. Stopped after the test. */
export async function open(options: Partial<StandInOptions> = {}, client: Stripe.StripeConfig = {}) {
  let time = START
  const standIn = createStandIn({ now: () => time, ...options })
  const server = await startServer(standIn)
  running.push(server.stop)
  const stripe = new Stripe('sk_test_gangway', { ...server.client, maxNetworkRetries: 0, ...client })
  return {
    ...standIn,
    standIn,
    server,
    stripe,
    passMinutes: (minutes: number) => {
      time += minutes * MINUTE
    },
  }
}

/** The same without a network, through the client that Workers use, which repeats nothing on its own account. */
export function openDirectly(options: Partial<StandInOptions> = {}) {
  let time = START
  const standIn = createStandIn({ now: () => time, ...options })
  const httpClient = Stripe.createFetchHttpClient(createStandInFetch(standIn))
  const stripe = new Stripe('sk_test_gangway', { httpClient, maxNetworkRetries: 0, timeout: 20 })
  return {
    ...standIn,
    stripe,
    passMinutes: (minutes: number) => {
      time += minutes * MINUTE
    },
  }
}

/** The parameters of a session that tops up a balance. */
export const topUp = (amount = 2500, reference = 'order-1', currency = 'usd') =>
  ({
    mode: 'payment',
    success_url: 'https://gangway.example/top-up?session={CHECKOUT_SESSION_ID}',
    cancel_url: 'https://gangway.example/balance',
    client_reference_id: reference,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: 'Balance' } } }],
  }) satisfies Stripe.Checkout.SessionCreateParams

/** A paid session and its charge. */
export async function pay(
  { stripe, buyer }: Pick<ReturnType<typeof openDirectly>, 'stripe' | 'buyer'>,
  amount = 2500,
  reference = 'order-1',
) {
  const { id } = await stripe.checkout.sessions.create(topUp(amount, reference))
  buyer.payByCard(id)
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(id, {
    expand: ['payment_intent.latest_charge'],
  })
  if (!intent || typeof intent === 'string') throw new Error('no intent')
  return { session: id, intent: intent.id, charge: intent.latest_charge as Stripe.Charge }
}

/** The code, type and status of the error of a call. */
export const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    ({ code, rawType, statusCode }) => ({ code, type: rawType, status: statusCode }),
  )
