import { describe, expect, it } from 'vitest'
import { open, pay } from './stand-in.fixture.ts'

type World = Awaited<ReturnType<typeof open>>

const disputeEvents = async ({ stripe }: World) =>
  (await stripe.events.list({ limit: 100 })).data
    .map(({ type }) => type)
    .filter((type) => type.startsWith('charge.dispute.'))
    .map((type) => type.replace('charge.dispute.', ''))
    .reverse()

const sums = (world: World) => world.books().currencies.usd

describe('a dispute', () => {
  it('takes its amount and a fee', async () => {
    const world = await open()
    const { charge } = await pay(world)
    const { id } = world.bank.openDispute(charge.id)
    expect(await world.stripe.disputes.retrieve(id)).toMatchObject({
      status: 'needs_response',
      amount: 2500,
      charge: charge.id,
      balance_transactions: [{ amount: -2500, fee: 1500, net: -4000, reporting_category: 'dispute' }],
    })
    expect(sums(world)).toEqual({ received: 2500, refunded: 0, disputed: 2500, fees: 1603, net: -1603 })
    expect(await disputeEvents(world)).toEqual(['created', 'funds_withdrawn'])
    expect((await world.stripe.charges.retrieve(charge.id)).disputed).toBe(true)
  })

  it('that is won returns its amount, or a part, and keeps the fee', async () => {
    for (const reinstated of [undefined, 1000]) {
      const world = await open()
      const { charge } = await pay(world)
      const { id } = world.bank.openDispute(charge.id)
      world.bank.closeDispute(id, 'won', reinstated)
      expect((await world.stripe.disputes.retrieve(id)).status).toBe('won')
      expect(sums(world)).toMatchObject({ disputed: reinstated ? 1500 : 0, fees: 1603 })
      expect(await disputeEvents(world)).toEqual(['created', 'funds_withdrawn', 'funds_reinstated', 'closed'])
    }
  })

  it('that is won returns the fee where the settings say so', async () => {
    const world = await open({ returnsDisputeFee: true })
    const { charge } = await pay(world)
    world.bank.closeDispute(world.bank.openDispute(charge.id).id, 'won')
    expect(sums(world)).toEqual({ received: 2500, refunded: 0, disputed: 0, fees: 103, net: 2397 })
  })

  it('that is lost or accepted keeps what it took', async () => {
    const world = await open()
    for (const [reference, act] of [
      ['a', (id: string) => world.bank.closeDispute(id, 'lost')],
      ['b', (id: string) => world.stripe.disputes.close(id)],
    ] as const) {
      const { charge } = await pay(world, 2500, reference)
      await act(world.bank.openDispute(charge.id, { amount: 700 }).id)
    }
    expect(sums(world)).toMatchObject({ received: 5000, disputed: 1400 })
    expect((await world.stripe.disputes.list()).data.map(({ status }) => status)).toEqual(['lost', 'lost'])
  })

  it('that is an inquiry takes nothing until it becomes a dispute', async () => {
    const world = await open()
    const { charge } = await pay(world)
    const { id, status } = world.bank.openDispute(charge.id, { isInquiry: true })
    expect([status, sums(world)?.disputed]).toEqual(['warning_needs_response', 0])
    world.bank.escalateDispute(id)
    expect(sums(world)?.disputed).toBe(2500)
    expect(await disputeEvents(world)).toEqual(['created', 'updated', 'funds_withdrawn'])
  })

  it('that is an inquiry may be closed without money', async () => {
    const world = await open()
    const { charge } = await pay(world)
    const { id } = world.bank.openDispute(charge.id, { isInquiry: true })
    await world.stripe.disputes.update(id, { evidence: { uncategorized_text: 'The buyer used the service.' } })
    expect((await world.stripe.disputes.retrieve(id)).status).toBe('warning_under_review')
    world.bank.closeDispute(id, 'won')
    expect((await world.stripe.disputes.retrieve(id)).status).toBe('warning_closed')
    expect(sums(world)).toEqual({ received: 2500, refunded: 0, disputed: 0, fees: 103, net: 2397 })
    expect(await disputeEvents(world)).toEqual(['created', 'updated', 'closed'])
  })

  it('is under review once evidence is submitted, and closed once', async () => {
    const world = await open()
    const { charge } = await pay(world)
    const { id } = world.bank.openDispute(charge.id)
    expect(await world.stripe.disputes.update(id, { evidence: {}, submit: true, metadata: { a: 'b' } })).toMatchObject({
      metadata: { a: 'b' },
    })
    world.bank.closeDispute(id, 'lost')
    expect(() => world.bank.closeDispute(id, 'won')).toThrow('already closed')
  })
})

describe('the books', () => {
  it('have the sums by currency and by reference, as the balance transactions do', async () => {
    const world = await open()
    const first = await pay(world, 2500, 'order-1')
    await pay(world, 10_000, 'order-2')
    await world.stripe.refunds.create({ charge: first.charge.id, amount: 300 })
    expect(world.books().references).toEqual({
      'order-1': { usd: { received: 2500, refunded: 300, disputed: 0, fees: 103, net: 2097 } },
      'order-2': { usd: { received: 10_000, refunded: 0, disputed: 0, fees: 320, net: 9680 } },
    })
    const transactions = await world.stripe.balanceTransactions.list().autoPagingToArray({ limit: 100 })
    expect(transactions.reduce((sum, { net }) => sum + net, 0)).toBe(sums(world)?.net)
    expect((await world.stripe.balance.retrieve()).available).toMatchObject([
      { currency: 'usd', amount: sums(world)?.net },
    ])
    expect((await world.stripe.balanceTransactions.list({ type: 'refund' })).data).toMatchObject([
      { amount: -300, fee: 0 },
    ])
  })
})
