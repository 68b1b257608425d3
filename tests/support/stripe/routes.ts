import { closeDispute, updateDispute } from './disputes.ts'
import { Failure } from './failure.ts'
import { type Params, textOf } from './form.ts'
import { listPage } from './lists.ts'
import { createRefund } from './refunds.ts'
import { createSession, expireSession } from './sessions.ts'
import { demand, type World } from './world.ts'

type Route = {
  method: 'GET' | 'POST'
  path: RegExp
  run: (world: World, id: string, params: Params, url: string) => object
}

const READ = {
  sessions: ['checkout/sessions', 'checkout.session', ['payment_intent', 'status']],
  intents: ['payment_intents', 'payment_intent', []],
  charges: ['charges', 'charge', ['payment_intent']],
  refunds: ['refunds', 'refund', ['charge', 'payment_intent']],
  disputes: ['disputes', 'dispute', ['charge', 'payment_intent']],
  payouts: ['payouts', 'payout', ['status']],
  transactions: ['balance_transactions', 'balance_transaction', ['type', 'source', 'currency']],
} as const

const one = (path: string) => new RegExp(`^/v1/${path}/(\\w+)$`)
const all = (path: string) => new RegExp(`^/v1/${path}$`)

const reads = (Object.keys(READ) as (keyof typeof READ)[]).flatMap((kind): Route[] => {
  const [path, name, fields] = READ[kind]
  return [
    { method: 'GET', path: one(path), run: (world, id) => demand(world, kind, id, name) },
    {
      method: 'GET',
      path: all(path),
      run: (world, _, params, url) => listPage(Object.values(world.state[kind]), params, url, fields),
    },
  ]
})

function listEvents(world: World, params: Params, url: string): object {
  const types = Array.isArray(params.types) ? params.types : undefined
  const success = textOf(params.delivery_success)
  const events = Object.values(world.state.events)
    .filter(({ type }) => !types || types.includes(type))
    .filter(({ pending_webhooks }) => success === undefined || (success === 'true') === (pending_webhooks === 0))
  return listPage(events, params, url, ['type'])
}

function readBalance({ state }: World): object {
  const sums: Record<string, number> = {}
  for (const { currency, net } of Object.values(state.transactions)) sums[currency] = (sums[currency] ?? 0) + net
  const available = Object.entries(sums).map(([currency, amount]) => ({ currency, amount, source_types: {} }))
  return { object: 'balance', available, pending: [], livemode: false }
}

const ROUTES: readonly Route[] = [
  ...reads,
  { method: 'GET', path: all('balance'), run: readBalance },
  { method: 'GET', path: all('events'), run: (world, _, params, url) => listEvents(world, params, url) },
  { method: 'GET', path: one('events'), run: (world, id) => demand(world, 'events', id, 'event') },
  { method: 'POST', path: all('checkout/sessions'), run: (world, _, params) => createSession(world, params) },
  { method: 'POST', path: /^\/v1\/checkout\/sessions\/(\w+)\/expire$/, run: (world, id) => expireSession(world, id) },
  { method: 'POST', path: all('refunds'), run: (world, _, params) => createRefund(world, params) },
  { method: 'POST', path: one('disputes'), run: (world, id, params) => updateDispute(world, id, params) },
  { method: 'POST', path: /^\/v1\/disputes\/(\w+)\/close$/, run: (world, id) => closeDispute(world, id, 'lost') },
]

/** Finds the endpoint of a request. Throws the 404 of the API for others. */
export function findRoute(world: World, method: string, path: string): (params: Params) => object {
  for (const route of ROUTES) {
    const found = route.method === method ? route.path.exec(path) : null
    if (found) return (params) => route.run(world, found[1] ?? '', params, path)
  }
  throw new Failure(404, `Unrecognized request URL (${method}: ${path}).`)
}
