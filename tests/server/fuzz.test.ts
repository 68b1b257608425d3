import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { ENDPOINTS } from '../../src/server/endpoints.ts'
import { errorBodySchema } from '../../src/server/http/error-answer.ts'
import { type Client, createClient, startServer } from './support/client.ts'
import { companyBody, registerCompany, registerNewcomer, registerSeaman, seamanBody } from './support/fixtures.ts'

const RUNS = Number(import.meta.env.FUZZ_RUNS ?? 25)

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    -1,
    1e308,
    '',
    ' ',
    '\u0000',
    '\u202e',
    '\ud800',
    '{}',
    '__proto__',
    "' OR 1=1 --",
    '%',
    '\uffff',
    'a'.repeat(5000),
    [],
    {},
    [[]],
  ),
  fc.string({ unit: 'binary', maxLength: 80 }),
  fc.jsonValue({ maxDepth: 4 }),
)

/** A good body with one of its leaves replaced, or none at all. */
const spoil = (good: unknown): fc.Arbitrary<unknown> => {
  if (typeof good !== 'object' || good === null) return hostile
  const entries = Object.entries(good)
  if (entries.length === 0) return hostile
  return fc.oneof(
    { weight: 1, arbitrary: hostile },
    {
      weight: 6,
      arbitrary: fc
        .constantFrom(...entries)
        .chain(([name, value]) => spoil(value).map((bad) => ({ ...good, [name]: bad }))),
    },
  )
}

const GOOD: Record<string, unknown> = {
  '/server/security/auth/login': { email: 'a@b.example', password: 'quiet harbour lights' },
  '/server/user': { email: 'a@b.example', password: 'quiet harbour lights', passwordConfirm: 'quiet harbour lights' },
  '/server/seaman': seamanBody(),
  '/server/company': companyBody(),
  '/server/vacancy/{id}/application': { note: 'hello' },
  '/server/crewing/{country}/{slug}/message': { note: 'hello', reply: 'none' },
  '/server/report': { kind: 'company', id: '019a3f00-aaaa-7bbb-8ccc-dddddddddddd', reason: 'fee', text: '', topic: '' },
}

describe('whatever is sent', () => {
  let clients: Record<string, Client>

  beforeAll(async () => {
    const server = startServer({ limiter: { take: async () => ({ forgive: async () => {}, clear: async () => {} }) } })
    clients = {
      guest: createClient(server),
      user: await registerNewcomer(server),
      seaman: await registerSeaman(server),
      company: await registerCompany(server),
    }
  })

  it.each(ENDPOINTS.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
    'to %s is answered, never with a fault',
    { timeout: 60_000 },
    async (_, spec) => {
      const visitor = spec.who === 'anyone' ? 'guest' : spec.who[0]
      const query = fc.dictionary(
        fc.constantFrom(
          'q',
          'rank',
          'page',
          'sort',
          'joinFrom',
          'payFrom',
          'currency',
          'nationality',
          'after',
          'limit',
          'status',
        ),
        fc.string({ unit: 'binary', maxLength: 30 }),
      )
      await fc.assert(
        fc.asyncProperty(
          spoil(GOOD[spec.path] ?? {}),
          query,
          fc.string({ unit: 'binary', maxLength: 40 }),
          async (body, parameters, id) => {
            const client = clients[visitor ?? 'guest'] as Client
            const search = new URLSearchParams(
              Object.entries(parameters).map(([name, value]) => [name, value.toWellFormed()]),
            )
            const path = `${spec.path.replace(/\{\w+\}/g, encodeURIComponent(id.toWellFormed()) || 'x')}?${search}`
            const answer =
              spec.method === 'get'
                ? await client.get(path)
                : await client[spec.method === 'put' ? 'put' : 'post'](path, body)
            expect(answer.status, `${path} ${JSON.stringify(body)} ${answer.text.slice(0, 200)}`).toBeLessThan(500)
            expect(answer.headers.get('cache-control')).toBeTruthy()
            expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
            if (answer.status >= 400) expect(() => errorBodySchema.parse(answer.body)).not.toThrow()
          },
        ),
        { numRuns: RUNS },
      )
    },
  )
})
