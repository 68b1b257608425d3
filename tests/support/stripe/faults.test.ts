import Stripe from 'stripe'
import { describe, expect, it, test } from 'vitest'
import { failureOf, open, openDirectly, pay, topUp } from './stand-in.fixture.ts'

const KEY = { idempotencyKey: 'order-1' }
const LOST = { status: undefined }

/** The client of Workers, which repeats nothing on its own account. */
const viaFetch = { httpClient: Stripe.createFetchHttpClient() }

describe('an answer that is lost', () => {
  test.each(['lose-answer', 'die-after', 'hang-after'] as const)('(%s) hides a session that exists', async (fault) => {
    const { stripe, faults, restart, passMinutes } = openDirectly()
    faults.plan(fault, 'POST')
    expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject(LOST)
    restart()
    passMinutes(2)
    const { data } = await stripe.checkout.sessions.list()
    expect(data.map(({ client_reference_id }) => client_reference_id)).toEqual(['order-1'])
    expect((await stripe.checkout.sessions.create(topUp(), KEY)).id).toBe(data[0]?.id)
  })

  test.each(['lose-request', 'die-before', 'hang-before'] as const)(
    '(%s) may hide that there is none',
    async (fault) => {
      const { stripe, faults, restart } = openDirectly()
      faults.plan(fault, 'POST')
      expect(await failureOf(stripe.checkout.sessions.create(topUp(), KEY))).toMatchObject(LOST)
      restart()
      expect((await stripe.checkout.sessions.list()).data).toEqual([])
    },
  )

  it('is repeated once by the SDK for Node, even without retries: its key prevents a second refund', async () => {
    const world = await open()
    const { charge } = await pay(world)
    world.faults.plan('lose-answer', 'POST /v1/refunds')
    const refund = await world.stripe.refunds.create({ charge: charge.id, amount: 1000 })
    expect(refund.lastResponse.headers['idempotent-replayed']).toBe('true')
    expect(world.books().currencies.usd?.refunded).toBe(1000)
  })

  it('is not repeated by the SDK for Workers, so that the provider must be asked', async () => {
    const world = await open({}, viaFetch)
    const { charge } = await pay(world)
    world.faults.plan('lose-answer', 'POST /v1/refunds')
    expect(await failureOf(world.stripe.refunds.create({ charge: charge.id, amount: 1000 }))).toMatchObject(LOST)
    expect((await world.stripe.refunds.list({ charge: charge.id })).data.map(({ amount }) => amount)).toEqual([1000])
  })

  it('is missing for as long as a connection hangs', async () => {
    const { server, faults } = await open()
    faults.plan('hang-before')
    const giveUp = new AbortController()
    const headers = { authorization: 'Bearer sk_test_gangway' }
    const call = fetch(`${server.url}/v1/charges`, { headers, signal: giveUp.signal })
    const first = await Promise.race([call, new Promise((resolve) => setTimeout(resolve, 50, 'nothing yet'))])
    giveUp.abort()
    await expect(call).rejects.toThrow('aborted')
    expect(first).toBe('nothing yet')
  })
})

describe('a server that died', () => {
  test.each(['die-before', 'die-after'] as const)('(%s) is not reached until it is restarted', async (fault) => {
    const world = await open({}, viaFetch)
    world.faults.plan(fault, 'POST')
    expect(await failureOf(world.stripe.checkout.sessions.create(topUp()))).toMatchObject(LOST)
    expect(world.isDown()).toBe(true)
    expect(await failureOf(world.stripe.checkout.sessions.list())).toMatchObject(LOST)
    await world.server.restart()
    expect((await world.stripe.checkout.sessions.list()).data).toHaveLength(fault === 'die-after' ? 1 : 0)
  })

  it('has its state and saved answers after a restart', async () => {
    const world = await open({}, viaFetch)
    const first = await world.stripe.checkout.sessions.create(topUp(), KEY)
    await pay(world, 700, 'order-2')
    const before = world.snapshot()
    world.server.die()
    await world.server.restart()
    expect(world.snapshot()).toEqual(before)
    expect(await world.stripe.checkout.sessions.create(topUp(), KEY)).toEqual(first)
  })
})

describe('random faults', () => {
  it('are the same for the same seed', async () => {
    const run = async (seed: string) => {
      const { stripe, faults, snapshot } = openDirectly({ seed })
      faults.setRates({ 'lose-answer': 0.3, unavailable: 0.3 })
      const outcomes: unknown[] = []
      for (let count = 0; count < 20; count += 1)
        outcomes.push(await failureOf(stripe.checkout.sessions.create(topUp(), { idempotencyKey: `${count}` })))
      return [outcomes, Object.keys(snapshot().sessions).length]
    }
    expect(await run('1')).toEqual(await run('1'))
    expect(await run('1')).not.toEqual(await run('2'))
  })

  it('leave one session for each key, however often it is repeated', async () => {
    const { stripe, faults, snapshot, restart, passMinutes } = openDirectly()
    faults.setRates({ 'lose-answer': 0.2, 'lose-request': 0.2, unavailable: 0.1, 'die-after': 0.1, 'die-before': 0.1 })
    for (let count = 0; count < 50; count += 1)
      while (await failureOf(stripe.checkout.sessions.create(topUp(), { idempotencyKey: `${count}` }))) {
        restart()
        passMinutes(1)
      }
    expect(Object.keys(snapshot().sessions)).toHaveLength(50)
  })
})
