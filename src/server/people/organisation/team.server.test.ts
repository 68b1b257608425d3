import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { MemberRole } from '#src/contract/http/roles.ts'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import { createDatabase } from '#src/server/platform/database.ts'
import { type Client, createClient, PASSWORD } from '#tests/server/support/client.ts'
import {
  countRows,
  createId,
  findColumn,
  insertRow,
  joinCompany,
  registerCompany,
} from '#tests/server/support/fixtures.ts'
import { listen } from '#tests/server/support/live.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { sweepTeams } from './team-invitation.usecases.ts'

const TEAM = '/server/company/member'
const RACES = 50

let server: TestServer
beforeAll(() => {
  server = serverOf()({ clock: Date.now })
})

const leave = (client: Client, organisationId: string) => client.post('/server/company/leave', { organisationId })
const setRole = (client: Client, id: string, role: MemberRole) => client.put(`${TEAM}/${id}/role`, { role })
const remove = async (client: Client, id: string) =>
  client.send('DELETE', `${TEAM}/${id}`, undefined, { headers: { 'x-csrf-token': await client.getToken() } })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body?.code]
const countOwners = (companyId: string) =>
  countRows('organisation_member', "organisation_id = ? AND role = 'owner'", companyId)
const readRole = async (client: Client) => (await client.get('/server/security/auth/session')).body.role

/** A company with two owners. */
async function startTwo() {
  const first = await registerCompany(server)
  return { first, second: await joinCompany(server, first.companyId, 'owner'), companyId: first.companyId }
}

describe('the team page of a company', () => {
  it('lists the members by role, and only owners see their security', async () => {
    const owner = await registerCompany(server)
    const viewer = await joinCompany(server, owner.companyId, 'viewer')
    const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
    const team: Team = (await owner.get(TEAM)).body
    expect(team.members.map(({ id, isSelf }) => [id, isSelf])).toEqual([
      [owner.accountId, true],
      [recruiter.accountId, false],
      [viewer.accountId, false],
    ])
    expect(team).toMatchObject({ organisationId: owner.companyId, isLastOwner: true })
    expect(team.members[1]?.security).toMatchObject({ hasTwoStep: false })
    const seen: Team = (await viewer.get(TEAM)).body
    expect(seen.members.every(({ security }) => security === null)).toBe(true)
  })

  it('changes roles, also the own one while another owner remains', async () => {
    const { first, second, companyId } = await startTwo()
    expect((await setRole(first, second.accountId, 'viewer')).status).toBe(200)
    expect(codeOf(await setRole(first, first.accountId, 'recruiter'))).toEqual([409, 'last-owner'])
    expect((await setRole(first, second.accountId, 'owner')).status).toBe(200)
    expect((await setRole(first, first.accountId, 'recruiter')).status).toBe(200)
    expect(codeOf(await setRole(first, second.accountId, 'viewer'))).toEqual([403, 'forbidden'])
    expect(await countOwners(companyId)).toBe(1)
  })

  it('does not count a blocked owner as the one who remains', async () => {
    const { first, second } = await startTwo()
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(second.accountId).run()
    expect(codeOf(await leave(first, first.companyId))).toEqual([409, 'last-owner'])
    expect((await first.get(TEAM)).body.isLastOwner).toBe(true)
  })

  it('shows only owners who changed the team', async () => {
    const { first, second } = await startTwo()
    const read = (client: Client) => client.get('/server/company/member-event')
    await setRole(first, second.accountId, 'viewer')
    expect((await read(second)).status).toBe(403)
    await remove(first, second.accountId)
    const [removed, changed] = (await read(first)).body.items
    expect(changed).toMatchObject({ act: 'role', actor: first.email, subject: second.email, role: 'viewer' })
    expect(removed).toMatchObject({ act: 'removed', actor: first.email, subject: second.email })
  })

  it('shows the addresses of the time of a change, not later addresses of former members', async () => {
    const { first, second } = await startTwo()
    const { accountId, email } = second
    await setRole(second, first.accountId, 'viewer')
    await setRole(second, first.accountId, 'owner')
    await remove(first, accountId)
    await env.DB.prepare("UPDATE account SET email = 'private' || email WHERE id = ?").bind(accountId).run()
    const [removed, changed] = (await first.get('/server/company/member-event')).body.items
    expect([removed.subject, changed.actor]).toEqual([email, email])
  })

  it('records the owner who removed a member, without the device of the owner', async () => {
    const { first, second } = await startTwo()
    await remove(first, second.accountId)
    const event = await env.DB.prepare("SELECT * FROM security_event WHERE account_id = ? AND kind = 'member-removed'")
      .bind(second.accountId)
      .first()
    expect(event).toMatchObject({ actor_id: first.accountId, device: null, country: null })
    const [shown] = (await second.get('/server/user/security-event')).body.items
    expect(shown).toMatchObject({ kind: 'member-removed', byAdmin: false })
  })

  it('never changes members of another company', async () => {
    const [own, other] = [await startTwo(), await startTwo()]
    const { accountId } = other.second
    expect(codeOf(await setRole(own.first, accountId, 'viewer'))).toEqual([404, 'not-found'])
    expect(codeOf(await remove(own.first, accountId))).toEqual([404, 'not-found'])
    expect(codeOf(await leave(own.first, other.companyId))).toEqual([404, 'not-found'])
    expect(await countOwners(other.companyId)).toBe(2)
  })
})

describe('a member who joins another company', () => {
  it('acts for it at once and at the next sign-in, and pages of the first company close', async () => {
    const [owner, joining] = [await registerCompany(server), await registerCompany(server)]
    const secret = createId()
    await insertRow('member_invitation', {
      ...{ id: createId(), organisation_id: owner.companyId, email: joining.email, role: 'viewer', language: 'en' },
      ...{ secret_hash: hashText(secret), invited_by: owner.accountId, sent_at: 1, expires_at: Date.now() + DAY },
    })
    const page = await listen(server, joining)
    expect((await joining.post(`/server/team-invitation/${secret}/acceptance`)).status).toBe(200)
    expect(await page.closed).toBe(4401)
    const again = createClient(server)
    await again.post('/server/security/auth/login', { email: joining.email, password: PASSWORD })
    expect((await again.get('/server/security/auth/session')).body.organisationId).toBe(owner.companyId)
  })
})

describe('a member who leaves or is removed', () => {
  it('loses the company at once, and keeps the account, its sessions and other companies', async () => {
    const { first, second, companyId } = await startTwo()
    const other = await registerCompany(server)
    await insertRow('organisation_member', {
      organisation_id: other.companyId,
      account_id: second.accountId,
      role: 'viewer',
      created_at: 1,
      updated_at: 1,
    })
    const page = await listen(server, second)
    expect((await remove(first, second.accountId)).status).toBe(200)
    expect(await page.closed).toBe(4401)
    const session = (await second.get('/server/security/auth/session')).body
    expect(session).toMatchObject({ id: second.accountId, role: 'company', organisationId: other.companyId })
    expect(await findColumn('session', 'organisation_id', 'account_id', second.accountId)).toBe(other.companyId)
    expect(await countRows('organisation_member', 'organisation_id = ?', companyId)).toBe(1)
  })

  it('chooses a role again if it was the only company', async () => {
    const { second, companyId } = await startTwo()
    expect((await leave(second, companyId)).status).toBe(200)
    expect(await readRole(second)).toBe('user')
    expect((await second.get(TEAM)).status).toBe(403)
    expect(await countRows('security_event', "account_id = ? AND kind = 'member-left'", second.accountId)).toBe(1)
    expect(codeOf(await leave(second, companyId))).toEqual([403, 'forbidden'])
  })

  it('cannot be the last owner, and owners cannot remove themselves', async () => {
    const { first, second, companyId } = await startTwo()
    expect(codeOf(await remove(first, first.accountId))).toEqual([403, 'forbidden'])
    await remove(first, second.accountId)
    expect(codeOf(await leave(first, companyId))).toEqual([409, 'last-owner'])
    expect(await countOwners(companyId)).toBe(1)
  })

  it('leaves one owner in each of fifty races of two owners', async () => {
    const { first, second, companyId } = await startTwo()
    const returnAs = (accountId: string) =>
      env.DB.batch([
        env.DB.prepare("UPDATE account SET role = 'company' WHERE id = ?").bind(accountId),
        env.DB.prepare(
          "INSERT INTO organisation_member (organisation_id, account_id, role, created_at, updated_at) VALUES (?, ?, 'owner', 1, 1) ON CONFLICT DO UPDATE SET role = 'owner'",
        ).bind(companyId, accountId),
      ])
    const acts = [
      (one: typeof second) => leave(one, companyId),
      (one: typeof second) => setRole(one, one.accountId, 'viewer'),
      (one: typeof second) => remove(one, one === second ? first.accountId : second.accountId),
    ]
    for (let race = 0; race < RACES; race += 1) {
      const act = acts[race % acts.length] as (typeof acts)[number]
      const answers = await Promise.all([first, second].map((one) => act(one)))
      expect(
        answers.filter(({ status }) => status === 200),
        `race ${race}`,
      ).toHaveLength(1)
      expect(await countOwners(companyId), `race ${race}`).toBe(1)
      await Promise.all([first, second].map(({ accountId }) => returnAs(accountId)))
    }
  })
})

describe('the changes of a team', () => {
  it('are deleted after a year', async () => {
    const { first, second } = await startTwo()
    await setRole(first, second.accountId, 'viewer')
    const sweep = (now: number) => sweepTeams({ db: createDatabase(env.DB as never), clock: () => now })
    const count = () => countRows('organisation_event', 'organisation_id = ?', first.companyId)
    await sweep(Date.now() + 364 * DAY)
    expect(await count()).toBe(1)
    await sweep(Date.now() + 366 * DAY)
    expect(await count()).toBe(0)
  })
})
