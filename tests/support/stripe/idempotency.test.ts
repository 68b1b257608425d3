import { describe, expect, it, test } from 'vitest'
import { failureOf, open, openDirectly, pay, topUp } from './stand-in.fixture.ts'

const KEY = { idempotencyKey: 'order-1' }

describe('a key of idempotency', () => {
  it('gives the same answer to the same request, and says that it is repeated', async () => {
    const { stripe } = await open()
    const first = await stripe.checkout.sessions.create(topUp(), KEY)
    const second = await stripe.checkout.sessions.create(topUp(), KEY)
    expect(second).toEqual(first)
    expect(first.lastResponse.headers['idempotent-replayed']).toBeUndefined()
    expect(second.lastResponse.headers).toMatchObject({
      'idempotent-replayed': 'true',
      'original-request': first.lastResponse.requestId,
    })
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
  })

  it('gives the first answer even when the object has changed since', async () => {
    const { stripe, buyer } = await open()
    const first = await stripe.checkout.sessions.create(topUp(), KEY)
    buyer.payByCard(first.id)
    expect(await stripe.checkout.sessions.create(topUp(), KEY)).toEqual(first)
  })

  it('is refused with a body that differs by a cent, or for another endpoint', async () => {
    const { stripe } = await open()
    await stripe.checkout.sessions.create(topUp(), KEY)
    const refused = { code: undefined, type: 'idempotency_error', status: 400 }
    expect(await failureOf(stripe.checkout.sessions.create(topUp(2501), KEY))).toEqual(refused)
    expect(await failureOf(stripe.refunds.create({ charge: 'ch_x' }, KEY))).toEqual(refused)
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
  })

  it('does not remember a request that was not valid', async () => {
    const { stripe } = await open()
    expect(await failureOf(stripe.checkout.sessions.create(topUp(1), KEY))).toMatchObject({ code: 'amount_too_small' })
    expect(await stripe.checkout.sessions.create(topUp(), KEY)).toMatchObject({ amount_total: 2500 })
  })

  it('remembers an error of an endpoint that began', async () => {
    const world = await open()
    const { charge } = await pay(world)
    await world.stripe.refunds.create({ charge: charge.id })
    const refused = await failureOf(world.stripe.refunds.create({ charge: charge.id }, KEY))
    expect(refused).toMatchObject({ code: 'charge_already_refunded' })
    world.bank.settleRefund((await world.stripe.refunds.list()).data[0]?.id ?? '', 'failed')
    expect(await failureOf(world.stripe.refunds.create({ charge: charge.id }, KEY))).toEqual(refused)
    expect(await world.stripe.refunds.create({ charge: charge.id })).toMatchObject({ amount: 2500 })
  })

  test.each([
    ['error-before', 0],
    ['error-after', 1],
  ] as const)('remembers a 500 (%s)', async (fault, count) => {
    const { stripe, faults } = await open()
    faults.plan(fault, 'POST /v1/checkout/sessions')
    const failed = { type: 'api_error', status: 500 }
    expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject(failed)
    expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject(failed)
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(count)
  })

  test.each([
    ['unavailable', 503],
    ['rate-limit', 429],
  ] as const)('does not remember “%s”, which the SDK repeats', async (fault, status) => {
    const { stripe, faults } = await open()
    faults.plan(fault)
    expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject({ status })
    faults.plan(fault)
    expect(await stripe.checkout.sessions.create(topUp(), { ...KEY, maxNetworkRetries: 1 })).toMatchObject({
      status: 'open',
    })
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
  })

  it('is forgotten after 24 hours', async () => {
    const { stripe, passMinutes } = await open()
    const first = await stripe.checkout.sessions.create(topUp(), KEY)
    passMinutes(24 * 60 - 1)
    expect((await stripe.checkout.sessions.create(topUp(), KEY)).id).toBe(first.id)
    passMinutes(1)
    expect((await stripe.checkout.sessions.create(topUp(), KEY)).id).not.toBe(first.id)
  })

  it('is in use while its request hangs', async () => {
    const { stripe, faults, passMinutes } = openDirectly()
    faults.plan('hang-after')
    expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject({ status: undefined })
    const inUse = { code: 'idempotency_key_in_use', status: 409 }
    expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject(inUse)
    passMinutes(1)
    await stripe.checkout.sessions.create(topUp(), KEY)
    expect((await stripe.checkout.sessions.list()).data).toHaveLength(1)
  })
})
