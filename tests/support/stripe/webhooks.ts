import Stripe from 'stripe'
import { createRandom } from '#src/server/seed/random.ts'
import type { StripeEvent } from './state.ts'
import { createId, demand, type World } from './world.ts'

const DAY = 24 * 60 * 60
/** How long deliveries are retried. */
const MAX_AGE = 3 * DAY

export type Message = { body: string; headers: { 'content-type': string; 'stripe-signature': string } }
/** Brings a message to its receiver; returns the status of the answer. */
export type Deliver = (message: Message) => Promise<number>

/** Delivers to an address over HTTP; a redirect counts as not accepted. */
export const deliverTo =
  (address: string | URL): Deliver =>
  async ({ body, headers }) => {
    const answer = await fetch(address, { method: 'POST', headers, body, redirect: 'manual' })
    await answer.body?.cancel()
    return answer.status
  }

/** How events are delivered: each so often, in another order, some as two events with an id each for one change. */
export type Plan = { repeats?: readonly [least: number, most: number]; isPermuted?: boolean; twins?: number }

/** How a message is not genuine: signed with another secret, changed after signing, or not signed. */
export type Forgery = 'secret' | 'body' | 'unsigned'

export type Webhooks = ReturnType<typeof createWebhooks>

type Endpoint = { secret: string; deliver: Deliver }

const { webhooks: signer } = new Stripe('sk_test_signer')

async function signAll(payload: string, secrets: readonly string[], timestamp: number): Promise<string> {
  const headers = await Promise.all(
    secrets.map((secret) => signer.generateTestHeaderStringAsync({ payload, secret, timestamp })),
  )
  return [`t=${timestamp}`, ...headers.map((header) => header.replace(/^t=\d+,/, ''))].join(',')
}

/** Sends the events of a world to one endpoint. Nothing is sent but by a call. */
export function createWebhooks(world: World, { secret, deliver }: Endpoint) {
  const random = createRandom(world.settings.seed, 'webhooks')
  const nowSeconds = () => Math.floor(world.settings.now() / 1000)
  let secrets = [{ secret, until: Number.POSITIVE_INFINITY }]

  /** A message with the raw body that the signature covers: indented JSON, as the API sends it. */
  async function write(event: StripeEvent, age = 0, signedBy?: readonly string[]): Promise<Message> {
    const body = JSON.stringify(event, null, 2)
    const valid = secrets.filter(({ until }) => until > nowSeconds()).map((each) => each.secret)
    const signature = await signAll(body, signedBy ?? valid, nowSeconds() - age)
    return { body, headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature } }
  }

  async function send(event: StripeEvent, message: Message): Promise<number> {
    const status = await deliver(message).catch(() => 0)
    if (status >= 200 && status < 300) event.pending_webhooks = 0
    return status
  }

  function createTwin(event: StripeEvent): StripeEvent {
    const twin = { ...structuredClone(event), id: createId(world, 'evt') }
    world.state.events[twin.id] = twin
    return twin
  }

  const listPending = () =>
    Object.values(world.state.events).filter(
      ({ pending_webhooks, created }) => pending_webhooks > 0 && nowSeconds() - created <= MAX_AGE,
    )

  return {
    listPending,
    write,
    /** Delivers every pending event one after another, and returns the ids in that order. What fails is pending for the next call. */
    async deliver({ repeats: [least, most] = [1, 1], isPermuted = false, twins = 0 }: Plan = {}): Promise<string[]> {
      const pending = listPending()
      const events = [...pending, ...pending.filter(() => random.chance(twins)).map(createTwin)]
      const sendings = events.flatMap((event) => Array<StripeEvent>(random.int(least, most)).fill(event))
      const order = isPermuted
        ? sendings.map((event) => ({ event, at: random.fraction() })).sort((one, other) => one.at - other.at)
        : sendings.map((event) => ({ event }))
      for (const { event } of order) await send(event, await write(event))
      return order.map(({ event }) => event.id)
    },
    /** Sends one event again, signed `age` seconds ago; returns the status of the answer. */
    async sendOld(id: string, age: number): Promise<number> {
      const event = demand(world, 'events', id, 'event')
      return await deliver(await write(event, age))
    },
    /** Sends a message that must be refused; returns the status of the answer. */
    async sendForged(id: string, forgery: Forgery): Promise<number> {
      const event = demand(world, 'events', id, 'event')
      const message = await write(event, 0, forgery === 'secret' ? ['whsec_forged'] : undefined)
      if (forgery === 'unsigned') message.headers['stripe-signature'] = ''
      if (forgery === 'body') message.body = message.body.replace('"livemode": false', '"livemode": true')
      return await deliver(message)
    },
    /** Replaces the secret. For `overlap` seconds messages are signed with the old one too. */
    rotate(next: string, overlap: number): void {
      const until = nowSeconds() + overlap
      secrets = [
        { secret: next, until: Number.POSITIVE_INFINITY },
        ...secrets.map((each) => ({ ...each, until: Math.min(each.until, until) })),
      ]
    },
  }
}
