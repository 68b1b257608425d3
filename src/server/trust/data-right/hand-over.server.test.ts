import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DataState } from '#src/contract/data-right/schemas.ts'
import type { Client } from '#tests/server/support/client.ts'
import { countRows, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import type { TestServer } from '#tests/server/support/server-of.ts'
import { createDesk } from '#tests/server/support/typed-vacancies.ts'

let server: TestServer
beforeAll(() => {
  server = startServer()
})

const readOwned = async (client: Client): Promise<DataState['soleOwned']> =>
  (await client.get('/server/user/data')).body.soleOwned
const close = (client: Client & { email: string }) => client.post('/server/user/erasure', { email: client.email })

/** The only owner of a company, with a published vacancy, and a recruiter who acts for it. */
async function startTeam() {
  const owner = await registerCompany(server, { name: 'North Strand' })
  await env.DB.prepare('UPDATE account SET email_verified_at = 1 WHERE id = ?').bind(owner.accountId).run()
  const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
  await env.DB.prepare('UPDATE account SET email_verified_at = 1 WHERE id = ?').bind(recruiter.accountId).run()
  await recruiter.post('/server/company/switch', { organisationId: owner.companyId })
  return { owner, recruiter, companyId: owner.companyId }
}

const countPublished = (companyId: string) => countRows('vacancy', "company_id = ? AND status = 'published'", companyId)

describe('the only owner of a company who deletes the account', () => {
  it('is offered its active members, and none once the company has another owner', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    const blocked = await joinCompany(server, companyId, 'viewer')
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(blocked.accountId).run()
    expect(await readOwned(owner)).toEqual([
      { id: companyId, name: 'North Strand', members: [{ id: recruiter.accountId, email: recruiter.email }] },
    ])
    expect(await readOwned(recruiter)).toEqual([])
    await owner.put(`/server/company/member/${recruiter.accountId}/role`, { role: 'owner' })
    expect(await readOwned(owner)).toEqual([])
  })

  it('sees no members without the two-step sign-in that the company requires', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    await env.DB.prepare('UPDATE organisation SET two_step_at = 1 WHERE id = ?').bind(companyId).run()
    expect(await readOwned(owner)).toEqual([{ id: companyId, name: 'North Strand', members: [] }])
    await env.DB.prepare('UPDATE account SET two_step_at = 1 WHERE id = ?').bind(owner.accountId).run()
    expect((await readOwned(owner))[0]?.members).toEqual([{ id: recruiter.accountId, email: recruiter.email }])
  })

  it('leaves the company and its vacancies as they are after handing it over', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    const desk = createDesk(owner)
    const { id } = await desk.begin()
    await desk.publish(id, 1, { anyway: true })
    await owner.put(`/server/company/member/${recruiter.accountId}/role`, { role: 'owner' })
    expect((await close(owner)).status).toBe(200)
    expect(await countPublished(companyId)).toBe(1)
    expect((await recruiter.get('/server/company/member')).body.isLastOwner).toBe(true)
  })

  it('closes the company without handing it over', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    const desk = createDesk(owner)
    const { id } = await desk.begin()
    await desk.publish(id, 1, { anyway: true })
    expect((await close(owner)).status).toBe(200)
    expect(await countPublished(companyId)).toBe(0)
    expect((await recruiter.post('/server/company/check')).body.code).toBe('account-blocked')
  })

  it('sees a company without other members', async () => {
    const owner = await registerCompany(server, { name: 'South Quay' })
    expect(await readOwned(owner)).toEqual([{ id: owner.companyId, name: 'South Quay', members: [] }])
  })
})

describe('what a member made for the company', () => {
  it('stays with it after the member was removed, and another member continues the work', async () => {
    const { owner, recruiter } = await startTeam()
    const { id } = await createDesk(recruiter).begin()
    await owner.send('DELETE', `/server/company/member/${recruiter.accountId}`, undefined, {
      headers: { 'x-csrf-token': await owner.getToken() },
    })
    expect((await createDesk(recruiter).publish(id, 1, { anyway: true })).status).toBe(403)
    expect((await createDesk(owner).publish(id, 1, { anyway: true })).status).toBe(200)
  })
})
