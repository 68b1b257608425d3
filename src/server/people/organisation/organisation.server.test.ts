import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { dataRightDomain } from '#src/server/trust/data-right/index.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { vacancyDomain } from '#src/server/work/vacancy/index.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { createClient, PASSWORD, START } from '#tests/server/support/client.ts'
import {
  countRows,
  findColumn,
  insertCompany,
  insertRow,
  insertVacancy,
  registerCompany,
} from '#tests/server/support/fixtures.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { createForm, keyed } from '#tests/server/support/typed-vacancies.ts'

const startServer = serverOf(vacancyDomain, vacancyEditorDomain, companyDeskDomain, dataRightDomain)

const join = (organisationId: string, accountId: string, role: string, createdAt: number) =>
  insertRow('organisation_member', {
    organisation_id: organisationId,
    account_id: accountId,
    role,
    created_at: createdAt,
    updated_at: createdAt,
  })

async function signIn(server: TestServer, email: string) {
  const client = createClient(server)
  const answer = await client.post('/server/security/auth/login', { email, password: PASSWORD })
  expect(answer.status, answer.text).toBe(200)
  return client
}

/** A recruiter who owns one company and is a member of another, each with a vacancy. */
async function joinTwo(server: TestServer) {
  const own = await registerCompany(server, { name: 'North Quay Crewing' })
  const other = await insertCompany({ name: 'South Quay Crewing' })
  await join(other.id, own.accountId, 'owner', START + 1_000_000_000)
  const [ownVacancy, otherVacancy] = [
    await insertVacancy({ id: own.companyId, slug: own.slug, name: 'X' }),
    await insertVacancy(other),
  ]
  return { own, other, ownVacancy: ownVacancy.id, otherVacancy: otherVacancy.id }
}

const nameOf = async (client: { get: (path: string) => Promise<{ body: { displayName: string } }> }) =>
  (await client.get('/server/security/auth/session')).body.displayName

const listVacancies = async (client: { get: (path: string) => Promise<{ body: { items: { id: string }[] } }> }) =>
  (await client.get('/server/company/vacancy')).body.items.map(({ id }) => id)

describe('an account with two organisations', () => {
  it('acts for the oldest membership, and has no access to the other organisation', async () => {
    const server = startServer()
    const { own, ownVacancy, otherVacancy } = await joinTwo(server)
    const client = await signIn(server, own.email)
    expect(await nameOf(client)).toBe('North Quay Crewing')
    expect(await listVacancies(client)).toEqual([ownVacancy])
    const closed = await client.post(`/server/vacancy/${otherVacancy}/close`, { outcome: 'filled-elsewhere' })
    expect(closed.status).toBe(404)
    expect(await findColumn('vacancy', 'status', 'id', otherVacancy)).toBe('published')
  })

  it('switches to its other organisation, in this session and at the next sign-in, and to no other', async () => {
    const server = startServer()
    const { own, other, otherVacancy } = await joinTwo(server)
    const stranger = await insertCompany()
    const switchTo = (organisationId: string) => own.post('/server/company/switch', { organisationId })
    const readSession = async () => (await own.get('/server/security/auth/session')).body
    expect((await readSession()).otherCompanies).toEqual([{ id: other.id, name: 'South Quay Crewing' }])
    expect((await switchTo(stranger.id)).status).toBe(404)
    expect((await switchTo(other.id)).status).toBe(200)
    expect(await readSession()).toMatchObject({ organisationId: other.id, otherCompanies: [{ id: own.companyId }] })
    expect(await listVacancies(own)).toEqual([otherVacancy])
    expect(await nameOf(await signIn(server, own.email))).toBe('South Quay Crewing')
  })

  it('acts for the last used organisation after the next sign-in', async () => {
    const server = startServer()
    const { own, other, ownVacancy, otherVacancy } = await joinTwo(server)
    await env.DB.prepare('UPDATE session SET organisation_id = ? WHERE account_id = ?')
      .bind(other.id, own.accountId)
      .run()
    server.wait(120_000)
    expect(await listVacancies(own)).toEqual([otherVacancy])
    expect((await own.post(`/server/vacancy/${ownVacancy}/close`, { outcome: 'filled-elsewhere' })).status).toBe(404)
    expect(await nameOf(await signIn(server, own.email))).toBe('South Quay Crewing')
  })

  it('acts for the same organisation after the session is renewed, regardless of other browsers', async () => {
    const server = startServer()
    const { own, other } = await joinTwo(server)
    await env.DB.prepare('UPDATE session SET organisation_id = ? WHERE account_id = ?')
      .bind(other.id, own.accountId)
      .run()
    expect((await own.post('/server/security/auth/confirm', { password: PASSWORD })).status).toBe(200)
    expect(await nameOf(own)).toBe('South Quay Crewing')
  })

  it('acts for no organisation after the membership of the session ended', async () => {
    const server = startServer()
    const { own, other } = await joinTwo(server)
    await env.DB.prepare('UPDATE session SET organisation_id = ? WHERE account_id = ?')
      .bind(other.id, own.accountId)
      .run()
    await env.DB.prepare('DELETE FROM organisation_member WHERE organisation_id = ? AND account_id = ?')
      .bind(other.id, own.accountId)
      .run()
    expect((await own.get('/server/company/vacancy')).body.code).toBe('not-found')
    expect(await nameOf(await signIn(server, own.email))).toBe('North Quay Crewing')
  })
})

describe('a write for one organisation', () => {
  const actFor = (organisationId: string, accountId: string) =>
    env.DB.prepare('UPDATE session SET organisation_id = ? WHERE account_id = ?').bind(organisationId, accountId).run()

  it('does not return the result of another organisation for the same key', async () => {
    const { own, other } = await joinTwo(startServer())
    const create = () => own.post('/server/vacancy', { form: createForm() }, keyed('same-key'))
    const first = await create()
    expect(first.status, first.text).toBe(201)
    expect((await create()).body.id).toBe(first.body.id)
    await actFor(other.id, own.accountId)
    const second = await create()
    expect(second.status, second.text).toBe(201)
    expect(second.body.id).not.toBe(first.body.id)
    expect(await findColumn('vacancy_draft', 'company_id', 'vacancy_id', second.body.id)).toBe(other.id)
  })

  it('is rejected after the session has switched to another organisation than the page', async () => {
    const { own, other } = await joinTwo(startServer())
    const { id, organisationId } = (await own.get('/server/security/auth/session')).body
    expect([id, organisationId]).toEqual([own.accountId, own.companyId])
    const create = () =>
      own.post('/server/vacancy', { form: createForm() }, { headers: { 'x-person': `${id}/${organisationId}` } })
    expect((await create()).status).toBe(201)
    await actFor(other.id, own.accountId)
    expect((await create()).body.code).toBe('not-signed-in')
    expect(await countRows('vacancy_draft', 'company_id = ?', other.id)).toBe(0)
  })
})

describe('an organisation with two owners', () => {
  it('stays active while one of them is active, and closes with the last', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    const second = await registerCompany(server)
    await join(company.companyId, second.accountId, 'owner', START)
    const close = (client: typeof company) => client.post('/server/user/erasure', { email: client.email })
    expect((await close(company)).status).toBe(200)
    expect(await findColumn('vacancy', 'status', 'id', id)).toBe('published')
    expect((await close(second)).status).toBe(200)
    expect(await findColumn('vacancy', 'status', 'id', id)).toBe('draft')
  })

  it('is deleted with the account of the last owner', async () => {
    const server = startServer()
    const company = await registerCompany(server)
    const second = await registerCompany(server)
    await join(company.companyId, second.accountId, 'owner', START)
    const remove = (id: string) => env.DB.prepare('DELETE FROM account WHERE id = ?').bind(id).run()
    await remove(company.accountId)
    expect(await countRows('company', 'id = ?', company.companyId)).toBe(1)
    await remove(second.accountId)
    expect(await countRows('company', 'id = ?', company.companyId)).toBe(0)
    expect(await countRows('organisation', 'id = ?', company.companyId)).toBe(0)
  })
})
