import Stripe from 'stripe'
import { stripeProvider } from '#src/server/exchange/payment/providers/stripe.ts'
import type { Services } from '#src/server/platform/services.ts'
import { createStandInFetch } from '#tests/support/stripe/fetch.ts'
import { createStandIn, type StandIn } from '#tests/support/stripe/stand-in.ts'
import type { Message } from '#tests/support/stripe/webhooks.ts'
import type { FaultRates, Run } from '../crash.ts'
import { ACCOUNT_IDS, insertPeople, PEOPLE } from '../people.ts'
import { digestOf } from '../random.ts'
import { createWorld, type World } from '../world.ts'

/** A world with cards, pay-backs and orders. What became of them is compared with what the provider, the bank and the buyers know. */
export type TradeWorld = World & {
  standIn: StandIn
  /** The client of the provider's own pages. */
  dashboard: Stripe
  /** What was delivered of each order, by cause: units of each line. */
  fulfilled: Map<string, Map<string, readonly number[]>>
  findings: string[]
  /** Receives messages of the provider; returns the status of the answer. */
  receive: (message: Message) => Promise<number>
}

const SELLER = {
  ...{ name: 'Gangway', address: 'Pier 1', country: 'EE', register: '1', email: 'a@mail.example', taxNumber: '' },
  noTax: { none: 'small-business', law: '' },
} as unknown as Services['config']['seller']

const STRIPE = {
  ...{ secretKey: 'sk_test_gangway', webhookSecrets: ['whsec_test'], api: null },
  currencies: ['USD', 'EUR', 'UAH'],
} as const

/** Of a thousand requests to the provider, how many end so. */
export const PROVIDER_FAULTS = {
  ...{ 'lose-request': 0.03, 'lose-answer': 0.06, 'error-before': 0.02, 'error-after': 0.02 },
  ...{ unavailable: 0.02, 'rate-limit': 0.02, 'die-before': 0.01, 'die-after': 0.01 },
}

/** The call of a provider, before and after which our process may end. */
const reach =
  (world: World, run: Run, call: typeof fetch): typeof fetch =>
  async (input, init) => {
    await run.call(world.rates.queue, () => undefined)
    const answer = await call(input, init)
    await run.call(world.rates.queue, () => undefined)
    return answer
  }

function insertSeamen({ database, now }: World): void {
  const insert = database.prepare(
    `INSERT INTO seaman (id, account_id, public_id, ref_id, firstname, surname, citizenship, position_main, created_at, updated_at)
      VALUES (?, ?, ?, ?, ?, 'Marin', 'PH', 'master', ?, ?)`,
  )
  for (const [person, role] of Object.entries(PEOPLE) as [keyof typeof PEOPLE, string][])
    if (role === 'seaman')
      insert.run(`seaman ${person}`, ACCOUNT_IDS[person], `public ${person}`, `ref ${person}`, person, now(), now())
}

export function createTradeWorld(seed: string, schema: Uint8Array, rates: FaultRates): TradeWorld {
  const own = createWorld(seed, schema, rates)
  const standIn = createStandIn({
    ...{ now: own.now, seed: digestOf(seed).slice(0, 6) },
    deliver: (message) => world.receive(message),
  })
  standIn.faults.setRates(PROVIDER_FAULTS)
  const call = createStandInFetch(standIn)
  const { servicesFor } = own
  const world: TradeWorld = Object.assign(own, {
    ...{ standIn, fulfilled: new Map(), findings: [], receive: async () => 500 },
    dashboard: new Stripe(STRIPE.secretKey, { httpClient: Stripe.createFetchHttpClient(call), maxNetworkRetries: 0 }),
    servicesFor: (run: Run) => {
      const services = servicesFor(run)
      const config = { ...services.config, seller: SELLER, stripe: STRIPE }
      return { ...services, config, providerFetch: reach(own, run, call) } as Services
    },
  })
  insertPeople(world.database, world.now())
  insertSeamen(world)
  return world
}

/** The event of a message of the provider, which was signed. */
export async function readMessage(services: Services, { body, headers }: Message) {
  const header = (name: string) => (name === 'stripe-signature' ? headers[name] : undefined)
  const event = await stripeProvider.readEvent?.(services, { body, header } as never)
  if (!event) throw new Error('a message was not accepted')
  return event
}
