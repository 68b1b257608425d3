import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { TeamEvents } from '#src/contract/organisation/event-schemas.ts'
import { createFeed, ENTRIES } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { createDatabase, runBatch } from '#src/server/platform/database.ts'
import { actFor, registerAdmin } from '#tests/server/support/admins.ts'
import { type Client, createClient } from '#tests/server/support/client.ts'
import { createWeb } from '#tests/server/support/feed-company.ts'
import { confirmAddress, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import type { TestServer } from '#tests/server/support/server-of.ts'
import { createDesk } from '#tests/server/support/typed-vacancies.ts'
import { forgetPerson } from './team-events.repository.ts'

const HISTORY = '/server/company/member-event'

const web = createWeb()
let server: TestServer
beforeAll(() => {
  server = startServer(web.services)
})

const read = async (client: Client, query = ''): Promise<TeamEvents> => (await client.get(HISTORY + query)).body
const listActs = async (client: Client, query = '') => (await read(client, query)).items.map(({ act }) => act)

/** A company whose recruiter has created two vacancies, and published one of them. */
async function startWork() {
  const owner = await registerCompany(server)
  const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
  await confirmAddress(owner.email)
  await confirmAddress(recruiter.email)
  const desk = createDesk(recruiter)
  const draft = await desk.begin()
  // Events of one millisecond have no order.
  server.wait(1)
  const published = await desk.begin()
  server.wait(1)
  await desk.publish(published.id, 1, { anyway: true })
  server.wait(1)
  return { owner, recruiter, desk, draft, published }
}

describe('the history of a company', () => {
  it('shows owners who did what, with the object if it still exists', async () => {
    const { owner, recruiter, draft, published } = await startWork()
    const headers = { 'x-csrf-token': await recruiter.getToken() }
    await recruiter.send('DELETE', `/server/vacancy/${draft.id}/draft`, undefined, { headers })
    const { items, members } = await read(owner)
    expect(items.map(({ act, actor, object }) => [act, actor, object?.id, object?.rank])).toEqual([
      ['draft-deleted', recruiter.email, undefined, undefined],
      ['vacancy-published', recruiter.email, published.id, 'chief-officer'],
      ['vacancy-created', recruiter.email, published.id, 'chief-officer'],
      ['vacancy-created', recruiter.email, undefined, undefined],
    ])
    expect(members).toEqual([{ id: recruiter.accountId, email: recruiter.email }])
  })

  it('marks what an admin did for a member, and does not name the admin', async () => {
    const { owner, recruiter } = await startWork()
    const admin = await registerAdmin(server)
    await actFor(admin, recruiter.accountId)
    await admin.put('/server/security/impersonation/access', { access: 'write' })
    web.put('https://feeds.example/fleet.xml', createFeed([ENTRIES.pilot]))
    const added = await admin.post('/server/company/feed', { address: 'https://feeds.example/fleet.xml' })
    expect(added.status, added.text).toBe(201)
    const answer = await owner.get(`${HISTORY}?member=${recruiter.accountId}`)
    const { items, members } = answer.body as TeamEvents
    expect(items.map(({ act, actor, byAdmin }) => [act, actor, byAdmin])).toEqual([
      ['feed-added', recruiter.email, true],
      ...['vacancy-published', 'vacancy-created', 'vacancy-created'].map((act) => [act, recruiter.email, false]),
    ])
    for (const name of [admin.email, admin.accountId]) expect(answer.text).not.toContain(name)
    expect(members).toEqual([{ id: recruiter.accountId, email: recruiter.email }])
  })

  it('is refused to recruiters, viewers and guests, and does not contain the history of other companies', async () => {
    const { owner, recruiter } = await startWork()
    const viewer = await joinCompany(server, owner.companyId, 'viewer')
    const statuses = await Promise.all(
      [recruiter, viewer, createClient(server)].map(async (client) => (await client.get(HISTORY)).status),
    )
    expect(statuses).toEqual([403, 403, 401])
    const other = await registerCompany(server)
    const [event] = (await read(owner)).items
    expect(await read(other)).toEqual({ items: [], next: null, members: [] })
    expect(await listActs(other, `?member=${recruiter.accountId}&before=z`)).toEqual([])
    expect(await listActs(other, `?before=${event?.id}`)).toEqual([])
  })

  it('does not describe an object of another company', async () => {
    const { published } = await startWork()
    const other = await startWork()
    await env.DB.prepare(
      "UPDATE organisation_event SET object_id = ? WHERE organisation_id = ? AND act = 'vacancy-published'",
    )
      .bind(published.id, other.owner.companyId)
      .run()
    const [event] = (await read(other.owner)).items
    expect(event).toMatchObject({ act: 'vacancy-published', object: null })
  })

  it('is filtered by member and by kind, and refuses an unknown kind', async () => {
    const { owner, recruiter } = await startWork()
    await createDesk(owner).begin()
    server.wait(1)
    await owner.put(`/server/company/member/${recruiter.accountId}/role`, { role: 'viewer' })
    expect(await listActs(owner, `?member=${owner.accountId}`)).toEqual(['role', 'vacancy-created'])
    expect(await listActs(owner, '?kind=team')).toEqual(['role'])
    expect(await listActs(owner, `?kind=vacancy&member=${owner.accountId}`)).toEqual(['vacancy-created'])
    expect(await listActs(owner, '?kind=ship')).toEqual([])
    expect((await owner.get(`${HISTORY}?kind=secret`)).status).toBe(400)
  })

  it('continues on the next page without gaps or repetitions', async () => {
    const owner = await registerCompany(server)
    await env.DB.prepare(
      `INSERT INTO organisation_event (id, organisation_id, act, at) SELECT substr(?, 3) || printf('%02d', value), ?, 'logo-saved', value
       FROM json_each('[${[...Array(30).keys()]}]')`,
    )
      .bind(owner.companyId, owner.companyId)
      .run()
    const first = await read(owner)
    const second = await read(owner, `?before=${first.next}`)
    expect([first.items.length, second.items.length, second.next]).toEqual([25, 5, null])
    expect([...first.items, ...second.items].map(({ at }) => at)).toEqual([...Array(30).keys()].reverse())
  })

  it('has one event for repeated saves of a draft within an hour', async () => {
    const { owner, desk, draft } = await startWork()
    await desk.save(draft.id, 1, { payMin: '9,100' })
    await desk.save(draft.id, 2, { payMin: '9,200' })
    expect((await listActs(owner)).filter((act) => act === 'vacancy-saved')).toHaveLength(1)
  })

  it('keeps what a member did without the member after the erasure of the account', async () => {
    const { owner, recruiter } = await startWork()
    const db = createDatabase(env.DB)
    await runBatch(db, forgetPerson(db, recruiter.accountId))
    const { items, members } = await read(owner)
    expect(items.map(({ actor }) => actor)).toEqual([null, null, null])
    expect(members).toEqual([])
  })
})
