import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { Visitor } from '#src/contract/http/roles.ts'
import { errorBodySchema } from '#src/server/http/error-answer.ts'
import { PRODUCT } from '#src/server/product.ts'
import { ORIGIN } from '../../server/support/client.ts'
import { findMostBound } from '../../server/support/count-bindings.ts'
import { createWeb } from '../../server/support/feed-company.ts'
import { insertCompany, insertVacancy } from '../../server/support/fixtures.ts'
import { startServer } from '../../server/support/product-server.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { IS_FULL } from '../../support/full.ts'
import { createPerson, type Person } from '../support/cast.ts'
import { printFigure } from '../support/figures.ts'
import { type Attack, attacksOn, MANY } from '../support/hostile.ts'
import { plausibleLeaf } from '../support/plausible.ts'
import { sampleOf } from '../support/requests.ts'

const CASES = IS_FULL ? Math.ceil(1_000_000 / PRODUCT.endpoints.length) : 30
const SEED = Number(import.meta.env.FUZZ_SEED ?? 20_261_121)
const AT_ONCE = 20
/** Milliseconds after which an answer is none. Other work on the machine must not fail the short form. */
const PATIENCE = IS_FULL ? 5000 : 30_000
const STACK = /\bat [\w.<>]+ \(|\.[jt]s:\d+:\d+|node_modules|SQLITE_|D1_ERROR|\bTypeError\b|\bZodError\b/

const noLimits = {
  take: async () => ({ forgive: async () => {}, clear: async () => {} }),
  forget: async () => {},
}
const figures = { cases: 0, statuses: new Map<number, number>(), slowest: 0 }

const searching = PRODUCT.endpoints.filter(({ spec }) => spec.method === 'get' && spec.query)

type Caller = { person: Person; cookie: string; token: string }

/** Answers of other kinds, such as pictures and files to keep, have no schema. */
function checkAnswer(spec: EndpointSpec, response: Response, text: string): string | undefined {
  if (response.status >= 500) return 'a fault'
  if (STACK.test(text)) return 'text of a stack'
  if (!response.headers.get('cache-control')) return 'no cache-control'
  if (response.headers.get('x-content-type-options') !== 'nosniff') return 'no nosniff'
  const isFile = response.status < 400 && response.headers.get('content-disposition')?.startsWith('attachment')
  if (isFile || !response.headers.get('content-type')?.startsWith('application/json'))
    return response.status >= 400 ? 'an error that is not JSON' : undefined
  const body: unknown = JSON.parse(text)
  const { success } = (response.status >= 400 ? errorBodySchema : (spec.answer ?? z.never())).safeParse(body)
  return success ? undefined : 'a body that its schema does not know'
}

describe('T3: whatever is sent', () => {
  let server: TestServer
  let ids: readonly string[] = []
  const callers = new Map<Visitor, Caller>()

  async function findCaller(spec: EndpointSpec): Promise<Caller> {
    const visitor = (spec.who === 'anyone' ? 'guest' : spec.who[0]) ?? 'guest'
    const known = callers.get(visitor)
    if (known) return known
    const person = await createPerson(server, visitor)
    const token = await person.getToken()
    const caller = { person, token, cookie: [...person.cookies].map((pair) => pair.join('=')).join('; ') }
    callers.set(visitor, caller)
    return caller
  }

  async function send({ method, path, payload, headers }: Attack, { cookie, token, person }: Caller) {
    const all = new Headers({
      cookie,
      'x-client-ip': person.address,
      'sec-fetch-site': 'same-origin',
      'x-csrf-token': token,
    })
    if (method !== 'GET') all.set('content-type', 'application/json')
    for (const [name, value] of Object.entries(headers)) all.set(name, value)
    const body = method === 'GET' ? undefined : payload
    return server.fetch(new Request(ORIGIN + path, { method, headers: all, ...(body !== undefined && { body }) }))
  }

  async function attack(spec: EndpointSpec, one: Attack, caller: Caller): Promise<number> {
    const started = performance.now()
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`no answer to ${JSON.stringify(one)}`)), PATIENCE)
    })
    const response = await Promise.race([send(one, caller), late]).finally(() => clearTimeout(timer))
    const text = await response.text()
    const fault = checkAnswer(spec, response, text)
    expect(fault, `${JSON.stringify(one).slice(0, 600)} → ${response.status} ${text.slice(0, 300)}`).toBeUndefined()
    figures.cases += 1
    figures.slowest = Math.max(figures.slowest, performance.now() - started)
    figures.statuses.set(response.status, (figures.statuses.get(response.status) ?? 0) + 1)
    return response.status
  }

  beforeAll(async () => {
    const company = await insertCompany()
    ids = [company.id, company.slug, (await insertVacancy(company)).id]
    server = startServer({ limiter: noLimits, heldFor: 0, web: createWeb().services.web })
  })

  afterAll(() => {
    const statuses = [...figures.statuses].sort(([a], [b]) => a - b).map((pair) => pair.join(' × '))
    printFigure(
      'T3',
      `${figures.cases} cases over ${PRODUCT.endpoints.length} endpoints, seed ${SEED}: 0 faults, 0 stack texts, every body as its schema says (${statuses.join(', ')}); slowest answer ${Math.round(figures.slowest)} ms; ${findMostBound()} values bound at most by a statement`,
    )
  })

  it.each(PRODUCT.endpoints.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
    'to %s is answered, never with a fault',
    { timeout: IS_FULL ? 3_600_000 : 180_000 },
    async (_, spec) => {
      const attacks = attacksOn(spec, plausibleLeaf(ids))
      for (let made = 0; made < CASES; made += AT_ONCE) {
        const caller = await findCaller(spec)
        const some = fc.sample(attacks, { seed: SEED + made, numRuns: Math.min(AT_ONCE, CASES - made) })
        const statuses = await Promise.all(some.map((one) => attack(spec, one, caller)))
        // Anyone who was signed out by one of them comes again, or the rest would only meet the door.
        if (spec.who !== 'anyone' && statuses.includes(401)) callers.delete(caller.person.visitor)
      }
    },
  )

  it.each(searching.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
    'to %s may have as many words as the place takes',
    async (_, spec) => {
      const [path = ''] = sampleOf(spec, plausibleLeaf(ids)).path.split('?')
      const caller = await findCaller(spec)
      for (const name of Object.keys(spec.query?.shape ?? {})) {
        for (const text of [
          ...MANY,
          ...MANY.map((many) => many.slice(0, 120)),
          ...MANY.map((many) => many.slice(0, 80)),
        ]) {
          const asked = `${path}?${encodeURIComponent(name)}=${encodeURIComponent(text)}`
          await attack(spec, { method: 'GET', path: asked, payload: undefined, headers: {} }, caller)
        }
      }
    },
  )
})
