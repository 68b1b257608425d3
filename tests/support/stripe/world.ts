import { missing } from './failure.ts'
import { createState, type Snapshot, type State, type StripeEvent } from './state.ts'

/** The API version of the pinned SDK, which `tests/support/stripe/checkout.test.ts` compares. */
export const API_VERSION = '2026-10-28.endive'

export type Settings = {
  /** The time in milliseconds. */
  now: () => number
  seed: string
  /** Secret keys that are accepted. */
  keys: readonly string[]
  /** The smallest charge by currency: as Stripe documents it, and about half a US dollar for others. */
  minimums: Readonly<Record<string, number>>
  /** The fee of a charge: parts of 10,000, and a fixed part in minor units. */
  chargeFee: { rate: number; fixed: number }
  disputeFee: number
  /** Whether the fee of a dispute is returned when it is won. */
  returnsDisputeFee: boolean
  /** The metadata by which `books()` are kept. */
  reference: string
}

export const DEFAULTS: Omit<Settings, 'now'> = {
  seed: '1',
  keys: ['sk_test_gangway'],
  minimums: { usd: 50, eur: 50, uah: 2200 },
  chargeFee: { rate: 290, fixed: 30 },
  disputeFee: 1500,
  returnsDisputeFee: false,
  reference: 'reference',
}

type Kind = 'sessions' | 'intents' | 'charges' | 'refunds' | 'disputes' | 'payouts' | 'transactions' | 'events'

/** The state with the clock, and the request that changes it at present. */
export type World = {
  readonly settings: Settings
  state: State
  baseUrl: string
  request: StripeEvent['request']
}

export const createWorld = (settings: Settings): World => ({
  settings,
  state: createState(),
  baseUrl: 'http://127.0.0.1',
  request: { id: null, idempotency_key: null },
})

/** Seconds, as the API counts time. */
export const secondsOf = ({ settings }: World): number => Math.floor(settings.now() / 1000)

/** The next id: the same in every run with the same seed and the same calls. */
export function createId(world: World, prefix: string): string {
  world.state.count += 1
  return `${prefix}_${world.settings.seed}${String(world.state.count).padStart(8, '0')}`
}

export function demand<K extends Kind>(world: World, kind: K, id: string, name: string): State[K][string] {
  const found = Object.hasOwn(world.state[kind], id) ? world.state[kind][id] : undefined
  if (!found) throw missing(name, id)
  return found as State[K][string]
}

/** Records an event with the object as it is now; later changes of the object do not change it. */
export function emit(world: World, type: string, object: Snapshot): StripeEvent {
  const event: StripeEvent = {
    id: createId(world, 'evt'),
    object: 'event',
    api_version: API_VERSION,
    created: secondsOf(world),
    data: { object: structuredClone(object) },
    livemode: false,
    pending_webhooks: 1,
    request: { ...world.request },
    type,
  }
  world.state.events[event.id] = event
  return event
}
