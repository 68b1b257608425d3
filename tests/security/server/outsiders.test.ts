import { env } from 'cloudflare:test'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import { PRODUCT } from '#src/server/product.ts'
import { startServer } from '../../server/support/product-server.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { createPerson, type Person } from '../support/cast.ts'
import { readState, rowsOf, type State, textsOf } from '../support/database-state.ts'
import { printFigure } from '../support/figures.ts'
import { callsOn, noLimits, send } from '../support/foreign-calls.ts'
import { createVictims, type Victim } from '../support/victims.ts'

/** Where seafarers and companies meet: vacancies, applications, what is saved, invitations, cards, letters, and what admins decide of them. */
const MEETING =
  /^\/server\/(act|inbox|vacancy|seaman\/(application|saved-vacancy|saved-search|invitation)|admin\/(vacancy|nationality-law)|company\/(vacancy|desk|draft|invitation)|seamans\/\{id\})/
const MET = PRODUCT.endpoints.map(({ spec }) => spec).filter(({ path }) => MEETING.test(path))

/** Outsiders, and the endpoints that tell them of someone, since that is what they are there for. */
const OUTSIDERS: Readonly<Record<string, readonly string[]>> = {
  admin: [],
  'unverified company': [],
  'training-center': [],
}

async function createOutsider(server: TestServer, name: string): Promise<Person> {
  if (name !== 'unverified company') return createPerson(server, name as 'admin' | 'training-center')
  const company = await createPerson(server, 'company')
  await env.DB.prepare(
    'UPDATE organisation SET verified = 0 WHERE id = (SELECT organisation_id FROM organisation_member WHERE account_id = ?)',
  )
    .bind(company.accountId)
    .run()
  return company
}

/** Lists are asked with some query that they take, and for all that they have. */
const asked = (spec: EndpointSpec, ids: Iterable<string>) =>
  callsOn(spec, ids).flatMap((call) => (spec.query ? [call, { ...call, path: call.path.replace(/\?.*/, '') }] : [call]))

const nameOf = ({ method, path }: EndpointSpec) => `${method} ${path}`

describe('T2: what belongs to people whom an admin, a company that was not checked or a training centre has no part in', () => {
  let server: TestServer
  let victims: readonly Victim[] = []
  let own: ReturnType<typeof rowsOf>
  const figures = { calls: 0 }

  function listLost(state: State): string[] {
    const kept = textsOf(state)
    return [...own.rows].filter((row) => !kept.has(row))
  }

  beforeAll(async () => {
    server = startServer({ limiter: noLimits, heldFor: 0 })
    victims = Object.values(await createVictims(server))
    own = rowsOf(
      await readState(),
      victims.flatMap(({ ids }) => ids),
    )
  }, 180_000)

  afterAll(() => {
    printFigure(
      'T2',
      `${figures.calls} calls by ${Object.keys(OUTSIDERS).join(', ')} on ${own.ids.size} objects of others at ${MET.length} endpoints: 0 rows changed, told only what an admin is asked to decide`,
    )
  })

  it.each(Object.entries(OUTSIDERS))(
    'is neither changed nor told by any endpoint to: %s',
    { timeout: 300_000 },
    async (name, telling) => {
      const secrets = new Set(victims.flatMap((one) => one.secrets))
      const told = new Set<string>()
      const statuses = new Set<number>()
      let outsider = await createOutsider(server, name)
      for (const spec of MET)
        for (const call of asked(spec, own.ids)) {
          const { status, text } = await send(outsider, call)
          if (status === 401) outsider = await createOutsider(server, name)
          figures.calls += 1
          statuses.add(status)
          if ([...secrets].some((secret) => text.includes(secret))) told.add(nameOf(spec))
        }
      expect([...told]).toEqual(telling)
      expect(listLost(await readState())).toEqual([])
      // They do get somewhere, with what is open to them.
      expect(statuses).toContain(200)
    },
  )
})
