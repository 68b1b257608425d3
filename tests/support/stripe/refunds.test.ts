import { describe, expect, it } from 'vitest'
import { failureOf, open, pay, topUp } from './stand-in.fixture.ts'

describe('a refund', () => {
  it('is made in parts that add up, and never above the charge', async () => {
    const world = await open()
    const { charge, intent } = await pay(world)
    const { stripe } = world
    await stripe.refunds.create({ charge: charge.id, amount: 1000 })
    await stripe.refunds.create({ payment_intent: intent, amount: 500, metadata: { reason: 'second part' } })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 1500, refunded: false })
    expect(await failureOf(stripe.refunds.create({ charge: charge.id, amount: 1001 }))).toMatchObject({ status: 400 })
    expect(await stripe.refunds.create({ charge: charge.id })).toMatchObject({ amount: 1000, status: 'succeeded' })
    expect(await stripe.charges.retrieve(charge.id)).toMatchObject({ amount_refunded: 2500, refunded: true })
    expect(await failureOf(stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      code: 'charge_already_refunded',
    })
    expect((await stripe.refunds.list({ payment_intent: intent })).data.map(({ amount }) => amount)).toEqual([
      1000, 500, 1000,
    ])
  })

  it('has two events, of which that of the charge has the sum so far', async () => {
    const world = await open()
    const { charge } = await pay(world)
    for (const amount of [1000, 500]) await world.stripe.refunds.create({ charge: charge.id, amount })
    const events = (await world.stripe.events.list({ types: ['charge.refunded', 'refund.created'] })).data.reverse()
    expect(events.map(({ type, data }) => [type, data.object])).toMatchObject([
      ['refund.created', { amount: 1000 }],
      ['charge.refunded', { amount_refunded: 1000 }],
      ['refund.created', { amount: 500 }],
      ['charge.refunded', { amount_refunded: 1500 }],
    ])
  })

  it('keeps the fee of the charge', async () => {
    const world = await open()
    const { charge } = await pay(world)
    await world.stripe.refunds.create({ charge: charge.id })
    expect(world.books().currencies.usd).toEqual({ received: 2500, refunded: 2500, disputed: 0, fees: 103, net: -103 })
  })

  it('of a delayed method is pending, and what fails returns to the account', async () => {
    const world = await open()
    const { stripe, buyer, bank } = world
    const { id } = await stripe.checkout.sessions.create(topUp())
    buyer.payDelayed(id)
    const { payment_intent: unpaid } = await stripe.checkout.sessions.retrieve(id)
    expect(await failureOf(stripe.refunds.create({ payment_intent: String(unpaid) }))).toMatchObject({ status: 400 })
    bank.settleDelayed(id, 'succeeded')
    const refund = await stripe.refunds.create({ payment_intent: String(unpaid), amount: 900 })
    expect(refund.status).toBe('pending')
    expect(world.books().currencies.usd?.refunded).toBe(900)
    bank.settleRefund(refund.id, 'failed')
    expect(await stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' })
    expect(await stripe.charges.retrieve(String(refund.charge))).toMatchObject({ amount_refunded: 0 })
    expect(world.books().currencies.usd?.refunded).toBe(0)
    const types = (await stripe.events.list({ limit: 3 })).data.map(({ type }) => type)
    expect(types).toEqual(['refund.failed', 'charge.refund.updated', 'refund.updated'])
  })

  it('is not made while its charge is disputed', async () => {
    const world = await open()
    const { charge } = await pay(world)
    world.bank.openDispute(charge.id)
    expect(await failureOf(world.stripe.refunds.create({ charge: charge.id }))).toMatchObject({
      code: 'charge_disputed',
    })
  })
})
