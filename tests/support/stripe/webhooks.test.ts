import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import Stripe from 'stripe'
import { describe, expect, it, test } from 'vitest'
import { open, pay, START, topUp } from './stand-in.fixture.ts'
import { deliverTo, type Message } from './webhooks.ts'

const SECRET = 'whsec_test'
const stripe = new Stripe('sk_test_gangway')

/** An endpoint that verifies messages as ours does, at the time `now`. */
function createReceiver(now: () => number, secrets = [SECRET]) {
  const received: Stripe.Event[] = []
  let isBroken = false
  const deliver = async ({ body, headers }: Message): Promise<number> => {
    if (isBroken) return 500
    for (const secret of secrets)
      try {
        const bytes = new TextEncoder().encode(body) as Buffer
        const event = await stripe.webhooks.constructEventAsync(
          bytes,
          headers['stripe-signature'],
          secret,
          300,
          undefined,
          now(),
        )
        received.push(event)
        return 200
      } catch (error) {
        if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
      }
    return 400
  }
  return {
    received,
    deliver,
    secrets,
    breakDown: (broken: boolean) => {
      isBroken = broken
    },
  }
}

async function openWithReceiver(seed = '1') {
  let time = START
  const receiver = createReceiver(() => time)
  const world = await open({ seed, now: () => time, deliver: receiver.deliver })
  return {
    ...world,
    receiver,
    passSeconds: (seconds: number) => {
      time += seconds * 1000
    },
  }
}

const typesOf = (events: readonly { type: string }[]) => events.map(({ type }) => type)

describe('events', () => {
  it('arrive signed over the raw body, in the order in which they occurred', async () => {
    const world = await openWithReceiver()
    await pay(world)
    await world.webhooks.deliver()
    expect(typesOf(world.receiver.received)).toEqual([
      'payment_intent.created',
      'charge.succeeded',
      'payment_intent.succeeded',
      'checkout.session.completed',
    ])
    expect(world.webhooks.listPending()).toEqual([])
  })

  it('arrive over HTTP with the bytes that were signed', async () => {
    const bodies: [Buffer, string][] = []
    const server = createServer(async (request, response) => {
      bodies.push([await buffer(request), String(request.headers['stripe-signature'])])
      response.writeHead(200).end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const world = await open({ deliver: deliverTo(`http://127.0.0.1:${port}/webhook`) })
    await pay(world, 2500, 'замовлення-1')
    await world.webhooks.deliver()
    server.close()
    expect(world.webhooks.listPending()).toEqual([])
    for (const [body, signature] of bodies)
      await stripe.webhooks.constructEventAsync(body, signature, SECRET, 300, undefined, START)
    expect(bodies.map(([body]) => body.includes('замовлення-1'))).toEqual([true, true, true, true])
  })

  it('contain their object as it was, and the key of the request that caused them', async () => {
    const world = await openWithReceiver()
    const { charge } = await pay(world)
    const keys = ['first', 'second']
    for (const idempotencyKey of keys)
      await world.stripe.refunds.create({ charge: charge.id, amount: 100 }, { idempotencyKey })
    await world.webhooks.deliver()
    const refunded = world.receiver.received.filter(({ type }) => type === 'charge.refunded')
    expect(refunded.map(({ data }) => (data.object as Stripe.Charge).amount_refunded)).toEqual([100, 200])
    expect(refunded.map(({ request }) => request?.idempotency_key)).toEqual(keys)
  })

  it('arrive one to five times, in another order and as two events for one change, the same for the same seed', async () => {
    const run = async (seed: string) => {
      const world = await openWithReceiver(seed)
      await pay(world)
      await world.webhooks.deliver({ repeats: [1, 5], isPermuted: true, twins: 1 })
      return world.receiver.received
    }
    const received = await run('3')
    expect(received.map(({ id }) => id)).toEqual((await run('3')).map(({ id }) => id))
    expect(received.map(({ id }) => id)).not.toEqual((await run('4')).map(({ id }) => id))
    expect(new Set(received.map(({ id }) => id)).size).toBe(8)
    expect(new Set(typesOf(received)).size).toBe(4)
    const counts = Map.groupBy(received, ({ id }) => id)
    expect([...counts.values()].every(({ length }) => length >= 1 && length <= 5)).toBe(true)
    expect(received.map(({ id }) => id)).not.toEqual(received.map(({ id }) => id).sort())
  })

  it('that are not accepted are found as such, and delivered again for three days', async () => {
    const world = await openWithReceiver()
    world.receiver.breakDown(true)
    await pay(world)
    await world.webhooks.deliver()
    const undelivered = async () => (await world.stripe.events.list({ delivery_success: false })).data
    expect(await undelivered()).toHaveLength(4)
    world.passSeconds(2 * 24 * 60 * 60)
    await world.webhooks.deliver()
    world.receiver.breakDown(false)
    world.passSeconds(24 * 60 * 60)
    await world.webhooks.deliver()
    expect([world.receiver.received.length, (await undelivered()).length]).toEqual([4, 0])
    world.receiver.breakDown(true)
    await world.stripe.checkout.sessions.expire((await world.stripe.checkout.sessions.create(topUp())).id)
    world.passSeconds(3 * 24 * 60 * 60 + 1)
    world.receiver.breakDown(false)
    expect(await world.webhooks.deliver()).toEqual([])
    expect(await undelivered()).toHaveLength(1)
  })

  test.each(['secret', 'body', 'unsigned'] as const)('that are forged (%s) are refused', async (forgery) => {
    const world = await openWithReceiver()
    await pay(world)
    const [event] = world.webhooks.listPending()
    expect(await world.webhooks.sendForged(event?.id ?? '', forgery)).toBe(400)
    expect(world.receiver.received).toEqual([])
  })

  it('that were signed more than five minutes ago are refused', async () => {
    const world = await openWithReceiver()
    await pay(world)
    const id = world.webhooks.listPending()[0]?.id ?? ''
    expect(await world.webhooks.sendOld(id, 300)).toBe(200)
    expect(await world.webhooks.sendOld(id, 301)).toBe(400)
  })

  it('are signed with both secrets during a rotation, and with the new one after it', async () => {
    const world = await openWithReceiver()
    await pay(world)
    const id = world.webhooks.listPending()[0]?.id ?? ''
    world.webhooks.rotate('whsec_next', 3600)
    expect(await world.webhooks.sendOld(id, 0)).toBe(200)
    world.receiver.secrets.splice(0, 1, 'whsec_next')
    expect(await world.webhooks.sendOld(id, 0)).toBe(200)
    world.receiver.secrets.splice(0, 1, SECRET)
    world.passSeconds(3600)
    expect(await world.webhooks.sendOld(id, 0)).toBe(400)
    world.receiver.secrets.push('whsec_next')
    expect(await world.webhooks.sendOld(id, 0)).toBe(200)
  })
})
