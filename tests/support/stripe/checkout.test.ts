import Stripe from 'stripe'
import { describe, expect, it, test } from 'vitest'
import { failureOf, open, START, topUp } from './stand-in.fixture.ts'
import { API_VERSION } from './world.ts'

const press = (url: string | null, act: string) =>
  fetch(String(url), { method: 'POST', body: new URLSearchParams({ act }), redirect: 'manual' })

describe('a Checkout session', () => {
  it('is created by the official SDK and read by it', async () => {
    const { stripe, server } = await open()
    const session = await stripe.checkout.sessions.create(topUp())
    expect(session).toMatchObject({
      object: 'checkout.session',
      amount_total: 2500,
      currency: 'usd',
      metadata: { reference: 'order-1' },
      client_reference_id: 'order-1',
      payment_intent: null,
      payment_status: 'unpaid',
      status: 'open',
      expires_at: START / 1000 + 24 * 60 * 60,
      url: `${server.url}/c/pay/${session.id}`,
    })
    expect(await stripe.checkout.sessions.retrieve(session.id)).toEqual(session)
  })

  it('adds up its lines', async () => {
    const { stripe } = await open()
    const [line] = topUp(1000).line_items
    const lines = [{ ...line, quantity: 3 }, line] as Stripe.Checkout.SessionCreateParams['line_items'] & object
    expect(await stripe.checkout.sessions.create({ ...topUp(), line_items: lines })).toMatchObject({
      amount_total: 4000,
    })
  })

  test.each([
    ['below the minimum of its currency', topUp(49), 'amount_too_small'],
    ['below the minimum of another currency', topUp(2199, 'a', 'uah'), 'amount_too_small'],
    ['of more than eight digits', topUp(100_000_000), 'amount_too_large'],
    ['in a currency that is not supported', topUp(2500, 'a', 'xxx'), undefined],
    ['with a parameter that does not exist', { ...topUp(), amount: 5 }, 'parameter_unknown'],
    ['without lines', { ...topUp(), line_items: [] }, 'parameter_missing'],
    ['without a page to return to', { ...topUp(), success_url: '' }, 'url_invalid'],
    ['with a part of a cent', topUp(10.5), 'parameter_invalid_integer'],
    ['with an expiry in five minutes', { ...topUp(), expires_at: START / 1000 + 300 }, undefined],
  ])('is refused %s', async (_, params, code) => {
    const { stripe } = await open()
    expect(await failureOf(stripe.checkout.sessions.create(params as Stripe.Checkout.SessionCreateParams))).toEqual({
      code,
      type: 'invalid_request_error',
      status: 400,
    })
  })

  it('is paid by card on its page, which returns to the success address', async () => {
    const { stripe, snapshot } = await open()
    const { id, url } = await stripe.checkout.sessions.create(topUp())
    const page = await (await fetch(String(url))).text()
    expect(page).toContain('25.00 USD')
    for (const act of ['card', 'decline', 'delayed', 'cancel']) expect(page).toContain(`value="${act}"`)
    const answer = await press(url, 'card')
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `https://gangway.example/top-up?session=${id}`,
    ])
    const session = await stripe.checkout.sessions.retrieve(id, { expand: ['payment_intent.latest_charge'] })
    expect(session).toMatchObject({
      status: 'complete',
      payment_status: 'paid',
      url: null,
      payment_intent: {
        status: 'succeeded',
        amount_received: 2500,
        metadata: { reference: 'order-1' },
        latest_charge: { status: 'succeeded', amount: 2500, metadata: { reference: 'order-1' } },
      },
    })
    expect(Object.values(snapshot().events).map(({ type }) => type)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
  })

  it('remains open when a card is declined, and is paid at the next attempt', async () => {
    const { stripe } = await open()
    const { id, url } = await stripe.checkout.sessions.create(topUp())
    expect(await (await press(url, 'decline')).text()).toContain('Your card was declined.')
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'open', payment_status: 'unpaid' })
    await press(url, 'card')
    expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({ status: 'complete', payment_status: 'paid' })
    expect((await stripe.charges.list()).data.map(({ status }) => status)).toEqual(['succeeded', 'failed'])
  })

  it('is not paid twice', async () => {
    const { stripe, books } = await open()
    const { url } = await stripe.checkout.sessions.create(topUp())
    await press(url, 'card')
    expect((await press(url, 'card')).status).toBe(400)
    expect(books().currencies.usd?.received).toBe(2500)
  })

  it('leads back to us when the buyer cancels, and remains open', async () => {
    const { stripe } = await open()
    const { id, url } = await stripe.checkout.sessions.create(topUp())
    expect((await press(url, 'cancel')).headers.get('location')).toBe('https://gangway.example/balance')
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
  })

  test.each(['succeeded', 'failed'] as const)(
    'of a delayed method is complete but unpaid until it has %s',
    async (outcome) => {
      const { stripe, bank, books } = await open()
      const { id, url } = await stripe.checkout.sessions.create(topUp())
      expect((await press(url, 'delayed')).status).toBe(303)
      expect(await stripe.checkout.sessions.retrieve(id)).toMatchObject({
        status: 'complete',
        payment_status: 'unpaid',
      })
      expect(books()).toEqual({ currencies: {}, references: {} })
      bank.settleDelayed(id, outcome)
      const [last] = (await stripe.events.list()).data
      expect(last).toMatchObject({
        type: `checkout.session.async_payment_${outcome}`,
        data: { object: { id, payment_status: outcome === 'succeeded' ? 'paid' : 'unpaid' } },
      })
      expect(books().currencies.usd?.received).toBe(outcome === 'succeeded' ? 2500 : undefined)
      expect(() => bank.settleDelayed(id, outcome)).toThrow('no payment in progress')
    },
  )

  it('expires by a call, once, and not after it was paid', async () => {
    const { stripe, buyer } = await open()
    const { id } = await stripe.checkout.sessions.create(topUp())
    expect(await stripe.checkout.sessions.expire(id)).toMatchObject({ status: 'expired', url: null })
    expect(await failureOf(stripe.checkout.sessions.expire(id))).toMatchObject({ status: 400 })
    expect(() => buyer.payByCard(id)).toThrow('expired')
  })

  it('expires when its time is over', async () => {
    const { stripe, passMinutes } = await open()
    const { id } = await stripe.checkout.sessions.create({ ...topUp(), expires_at: START / 1000 + 30 * 60 })
    passMinutes(29)
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('open')
    passMinutes(1)
    expect((await stripe.checkout.sessions.retrieve(id)).status).toBe('expired')
    expect((await stripe.events.list({ type: 'checkout.session.expired' })).data).toHaveLength(1)
  })

  it('is found in pages of a list', async () => {
    const { stripe, passMinutes } = await open()
    for (let count = 0; count < 5; count += 1) {
      await stripe.checkout.sessions.create(topUp(2500, `order-${count}`))
      passMinutes(1)
    }
    const found: (string | null)[] = []
    for await (const session of stripe.checkout.sessions.list({ limit: 2, created: { gte: START / 1000 + 60 } }))
      found.push(session.client_reference_id)
    expect(found).toEqual(['order-4', 'order-3', 'order-2', 'order-1'])
  })
})

test('a call without a valid key, of an unknown object or of an unknown address is refused as the API does', async () => {
  const { stripe, server } = await open()
  const stranger = new Stripe('sk_test_other', { ...server.client, maxNetworkRetries: 0 })
  expect(await failureOf(stranger.checkout.sessions.list())).toMatchObject({ status: 401 })
  const unknown = { code: 'resource_missing', status: 404 }
  expect(await failureOf(stripe.checkout.sessions.retrieve('cs_test_x'))).toMatchObject(unknown)
  expect(await failureOf(stripe.customers.list())).toMatchObject({ status: 404, type: 'invalid_request_error' })
})

test('the API version is the one of the SDK', () => expect(Stripe.API_VERSION).toBe(API_VERSION))

test('the same seed, clock and calls give the same state', async () => {
  const run = async () => {
    const { stripe, server, buyer, snapshot } = await open({ seed: '7' })
    const { id } = await stripe.checkout.sessions.create(topUp(), { idempotencyKey: 'a' })
    buyer.payByCard(id)
    return JSON.stringify(snapshot()).replaceAll(server.url, '')
  }
  expect(await run()).toBe(await run())
})
