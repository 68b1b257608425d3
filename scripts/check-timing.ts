// Prints how much longer sign-in and a forgotten password take for a known address than for an unknown one, on a demo of its own:
// npm run build && npm run check:timing [-- --pairs 1000]
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { getDatabase } from './database.ts'
import { type Demo, startDemo } from './demo.ts'

const PORT = 8837
const WARM_UP = 20
const EACH_NETWORK = 20
/** What an answer leaves to be done afterwards must not be measured in the next one. */
const PAUSE = 120

const { values } = parseArgs({ options: { pairs: { type: 'string', default: '1000' } } })
const pairs = Number(values.pairs)
if (!Number.isInteger(pairs) || pairs < 1) throw new Error('--pairs takes a whole number from 1')

const say = (line: string) => process.stdout.write(`${line}\n`)

function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return ((sorted[(sorted.length - 1) >> 1] ?? 0) + (sorted[sorted.length >> 1] ?? 0)) / 2
}

async function listAddresses({ runtime }: Demo): Promise<string[]> {
  const database = await getDatabase(runtime)
  const { results } = await database.prepare('SELECT email FROM account ORDER BY id').all<{ email: string }>()
  return results.map(({ email }) => email)
}

/** A guest whose calls come from many networks, so that no limit by network speaks. */
async function createGuest(origin: string) {
  const answer = await fetch(`${origin}/server/csrf-token`)
  const { csrfToken } = (await answer.json()) as { csrfToken: string }
  const cookie = answer.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  return async (path: string, body: object, network: number): Promise<{ ms: number; status: number }> => {
    const headers = {
      cookie,
      origin,
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': csrfToken,
      'cf-connecting-ip': `10.${network >> 16}.${(network >> 8) & 255}.${network & 255}`,
    }
    const request = { method: 'POST', headers, body: JSON.stringify(body) }
    try {
      return await timeCall(origin + path, request)
    } catch {
      // A kept connection was closed at that moment.
      return timeCall(origin + path, request)
    }
  }
}

async function timeCall(url: string, request: RequestInit): Promise<{ ms: number; status: number }> {
  const started = performance.now()
  const response = await fetch(url, request)
  await response.arrayBuffer()
  return { ms: performance.now() - started, status: response.status }
}

type Guest = Awaited<ReturnType<typeof createGuest>>
type Trial = { name: string; path: string; bodyOf: (email: string) => object; expected: number; offset: number }

const TRIALS: readonly Trial[] = [
  {
    name: 'sign-in',
    path: '/server/security/auth/login',
    bodyOf: (email) => ({ email, password: 'not the right one' }),
    expected: 401,
    offset: 0,
  },
  {
    name: 'forgotten password',
    path: '/server/security/auth/forgot',
    bodyOf: (email) => ({ email }),
    expected: 200,
    offset: 100_000,
  },
]

/** Known and unknown in an order that nobody can foresee, each address as often as its counterpart. */
async function measure(guest: Guest, { name, path, bodyOf, expected, offset }: Trial, addresses: readonly string[]) {
  const times = { known: [] as number[], unknown: [] as number[] }
  for (let pair = 0; pair < pairs + WARM_UP; pair += 1) {
    const known = addresses[pair % addresses.length] ?? ''
    const order = Math.random() < 0.5 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const)
    for (const kind of order) {
      const email = kind === 'known' ? known : `nobody.${known}`
      const network = offset + Math.floor(pair / EACH_NETWORK) * 2 + (kind === 'known' ? 0 : 1)
      const { ms, status } = await guest(path, bodyOf(email), network)
      if (status !== expected) throw new Error(`${name} answered ${status} to pair ${pair}, ${kind}`)
      if (pair >= WARM_UP) times[kind].push(ms)
      await wait(PAUSE)
    }
  }
  const [known, unknown] = [median(times.known), median(times.unknown)]
  const gap = Math.abs(known - unknown).toFixed(2)
  say(`${name}: ${pairs} pairs, known ${known.toFixed(2)} ms, unknown ${unknown.toFixed(2)} ms, gap ${gap} ms`)
}

const demo = await startDemo('timing', PORT)
try {
  const addresses = await listAddresses(demo)
  const guest = await createGuest(demo.origin)
  for (const trial of TRIALS) await measure(guest, trial, addresses)
} finally {
  await demo.runtime.dispose()
}
