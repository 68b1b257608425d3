import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MemberRole } from '#src/contract/http/roles.ts'
import { ROLE_ACTS } from '#src/contract/organisation/role-acts.ts'
import { PRODUCT } from '#src/server/product.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import {
  countRows,
  findColumn,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import type { TestServer } from '#tests/server/support/server-of.ts'

/** The endpoints that require a member role of companies. */
const OF_COMPANIES = PRODUCT.endpoints
  .map(({ spec }) => spec)
  .filter(({ who, member }) => who.includes('company') && member !== 'any')

describe('a company', () => {
  let server: TestServer

  beforeAll(() => {
    server = startServer()
  })

  it.each(ROLE_ACTS)('allows $act to the role that the team page lists', ({ least, endpoint }) => {
    const found = OF_COMPANIES.find(({ method, path }) => `${method} ${path}` === endpoint)
    expect(found?.member).toBe(least)
  })

  it('has the account that made it as its owner', async () => {
    const { companyId } = await registerCompany(server)
    expect(await countRows('organisation_member', "organisation_id = ? AND role = 'owner'", companyId)).toBe(1)
  })

  it('is the same for all its members, and not accessible to former ones', async () => {
    const { companyId, slug } = await registerCompany(server)
    const { id } = await insertVacancy({ id: companyId, slug, name: 'X' })
    const member = await joinCompany(server, companyId, 'viewer')
    const read = async () => (await member.get('/server/company/vacancy')).body
    expect((await read()).items.map((vacancy: { id: string }) => vacancy.id)).toEqual([id])
    await env.DB.prepare('DELETE FROM organisation_member WHERE account_id = ?').bind(member.accountId).run()
    expect((await read()).code).toBe('not-found')
  })

  it.each<[MemberRole, string[]]>([
    ['owner', ['company:change', 'vacancy:own', 'application:review']],
    ['viewer', []],
  ])('gives the session of its %s their permissions and its name', async (role, permissions) => {
    const { companyId } = await registerCompany(server, { name: 'Gull Rock Crewing' })
    const { body } = await (await joinCompany(server, companyId, role)).get('/server/security/auth/session')
    expect(body).toMatchObject({ displayName: 'Gull Rock Crewing', permissions })
  })

  it('stays as it is when another member closes their account', async () => {
    const { companyId, slug } = await registerCompany(server)
    const { id } = await insertVacancy({ id: companyId, slug, name: 'X' })
    const member = await joinCompany(server, companyId, 'owner')
    expect((await member.post('/server/user/erasure', { email: member.email })).status).toBe(200)
    expect(await findColumn('vacancy', 'status', 'id', id)).toBe('published')
  })

  it('goes with the account that it came with, and its memberships with it', async () => {
    const company = await registerCompany(server)
    await joinCompany(server, company.companyId, 'recruiter')
    await env.DB.prepare('DELETE FROM account WHERE email = ?').bind(company.email).run()
    expect(await countRows('organisation_member', 'organisation_id = ?', company.companyId)).toBe(0)
  })
})

describe('taking a role back', () => {
  it('ends a membership and leaves the company', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const { companyId } = await registerCompany(server)
    const member = await joinCompany(server, companyId, 'recruiter')
    const answer = await admin.put(`/server/admin/user/${member.accountId}/role`, { role: 'user' })
    expect(answer.status, answer.text).toBe(200)
    expect(await countRows('organisation_member', 'account_id = ?', member.accountId)).toBe(0)
    expect(await countRows('company', 'id = ?', companyId)).toBe(1)
  })

  it('is refused while someone else is a member of the company', async () => {
    const server = startServer()
    const admin = await registerAdmin(server)
    const company = await registerCompany(server)
    await joinCompany(server, company.companyId, 'viewer')
    const answer = await admin.put(`/server/admin/user/${company.accountId}/role`, { role: 'user' })
    expect(answer.status).toBe(422)
    expect(await countRows('company', 'id = ?', company.companyId)).toBe(1)
  })
})

describe('an endpoint that is not for companies alone', () => {
  it('asks no one what they may do for a company', async () => {
    const seaman = await registerSeaman(startServer())
    expect((await seaman.put('/server/user/language/de')).status).toBe(200)
  })
})
