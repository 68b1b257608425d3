import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { EndpointSpec } from '#src/contract/http/endpoint.ts'
import type { Role } from '#src/contract/http/roles.ts'
import { PRODUCT } from '#src/server/product.ts'
import { START } from '../../server/support/client.ts'
import { createWeb } from '../../server/support/feed-company.ts'
import { findColumn, insertRow } from '../../server/support/fixtures.ts'
import { startServer } from '../../server/support/product-server.ts'
import type { TestServer } from '../../server/support/server-of.ts'
import { createPerson, type Person } from '../support/cast.ts'
import { readState, rowsOf, textsOf } from '../support/database-state.ts'
import { printFigure } from '../support/figures.ts'
import { callsOn, noLimits, send } from '../support/foreign-calls.ts'
import { createVictims, type Victim } from '../support/victims.ts'

const ROLES = ['user', 'seaman', 'company'] as const

/** A member of a company is an owner of the victim's company too, for which the session does not act. */
async function joinVictim({ accountId }: Person, victim: Victim | undefined): Promise<void> {
  const companyId = await findColumn('organisation_member', 'organisation_id', 'account_id', victim?.accountId ?? '')
  const member = { organisation_id: companyId, account_id: accountId, role: 'owner' }
  await insertRow('organisation_member', { ...member, acted_at: null, created_at: START, updated_at: START })
}

const isOpenTo = ({ who }: EndpointSpec, role: Role) => who === 'anyone' || who.includes(role)

describe('T2: what belongs to another person of the same role, or to another company of the same person', () => {
  let server: TestServer
  let victims: Partial<Record<Role, Victim>>
  const owned = new Map<Role, ReturnType<typeof rowsOf>>()
  const attackers = new Map<Role, Person>()
  const figures = { calls: 0 }

  async function findAttacker(role: Role): Promise<Person> {
    const known = attackers.get(role)
    if (known) return known
    const attacker = await createPerson(server, role)
    if (role === 'company') await joinVictim(attacker, victims[role])
    attackers.set(role, attacker)
    return attacker
  }

  async function attack(spec: EndpointSpec, role: Role) {
    const { secrets } = victims[role] as Victim
    for (const call of callsOn(spec, owned.get(role)?.ids ?? [])) {
      const { status, text } = await send(await findAttacker(role), call)
      figures.calls += 1
      const told = secrets.filter((secret) => text.includes(secret))
      expect([...told], `${role} ${call.method} ${call.path}: ${status}`).toEqual([])
      if (status === 401) attackers.delete(role)
    }
    // What a write made of the attacker is nothing that the next endpoint should meet.
    if (spec.method !== 'get') attackers.delete(role)
  }

  beforeAll(async () => {
    server = startServer({ limiter: noLimits, heldFor: 0, web: createWeb().services.web })
    victims = await createVictims(server)
    const state = await readState()
    for (const role of ROLES) owned.set(role, rowsOf(state, victims[role]?.ids ?? []))
  }, 180_000)

  afterAll(() => {
    const objects = Math.max(...[...owned.values()].map(({ ids }) => ids.size))
    printFigure(
      'T2',
      `${figures.calls} calls by another person of the same role on ${objects} objects: 0 rows changed, 0 secrets told`,
    )
  })

  it.each(PRODUCT.endpoints.map(({ spec }) => [`${spec.method} ${spec.path}`, spec] as const))(
    'is neither changed nor told by %s',
    async (_, spec) => {
      for (const role of ROLES.filter((one) => isOpenTo(spec, one))) await attack(spec, role)
      const after = textsOf(await readState())
      const lost = [...owned.values()].flatMap(({ rows }) => [...rows].filter((row) => !after.has(row)))
      expect(lost).toEqual([])
    },
  )

  it.each([
    ['company', '/server/company/feed/{id}'],
    ['company', '/server/company/feed/{id}/removal'],
    ['company', '/server/company/invitation/{id}'],
    ['company', '/server/inbox/thread/{id}'],
    ['company', '/server/vacancy/{id}/draft'],
    ['company', '/server/vacancy/{id}/pause'],
    ['seaman', '/server/seaman/saved-vacancy/{id}'],
    ['seaman', '/server/seaman/saved-search/{id}'],
    ['seaman', '/server/seaman/invitation/{id}/decline'],
    ['seaman', '/server/seaman/application/{id}'],
    ['seaman', '/server/inbox/thread/{id}'],
  ] as const)('could be reached by its owner, a %s, by %s: the calls name what is there', async (role, path) => {
    const owner = victims[role] as Victim
    const { ids } = rowsOf(await readState(), owner.ids)
    const statuses: number[] = []
    for (const { spec } of PRODUCT.endpoints.filter((one) => one.spec.path === path))
      for (const call of callsOn(spec, ids)) statuses.push((await send(owner, call)).status)
    expect(statuses.some((status) => status < 300)).toBe(true)
  })
})
