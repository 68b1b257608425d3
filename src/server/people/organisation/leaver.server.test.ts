import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { DAY } from '#src/domain/time.ts'
import { hashText } from '#src/server/platform/crypto.ts'
import type { Client } from '#tests/server/support/client.ts'
import { createId, insertRow, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { listen, readNextMessage, stopWatch } from '#tests/server/support/live.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import type { TestServer } from '#tests/server/support/server-of.ts'

let server: TestServer
beforeAll(() => {
  // The object that keeps sockets has no other clock than the machine's.
  server = startServer({ clock: Date.now, heldFor: 60_000 })
})

type Member = Client & { accountId: string }
type Team = { owner: Member & { companyId: string }; leaver: Member }

const write = async (client: Client, method: string, path: string, body?: unknown) =>
  client.send(method, path, body, { headers: { 'x-csrf-token': await client.getToken() } })

const ENDINGS: Readonly<Record<string, (team: Team) => Promise<unknown>>> = {
  'is removed': ({ owner, leaver }) => write(owner, 'DELETE', `/server/company/member/${leaver.accountId}`),
  leaves: ({ owner, leaver }) => leaver.post('/server/company/leave', { organisationId: owner.companyId }),
  'lacks the two-step sign-in that is required': async ({ owner }) => {
    await env.DB.prepare('UPDATE account SET two_step_at = 1 WHERE id = ?').bind(owner.accountId).run()
    return owner.put('/server/company/two-step', { isRequired: true })
  },
}

/** An owner, and another owner who waits for changes of the inbox on an open page. */
async function startTeam(): Promise<Team> {
  const owner = await registerCompany(server)
  const leaver = await joinCompany(server, owner.companyId, 'owner')
  await leaver.post('/server/company/switch', { organisationId: owner.companyId })
  return { owner, leaver }
}

describe('T15: a member who can no longer act for a company', () => {
  it.each(Object.keys(ENDINGS))('has no open page and no held request left, who %s', async (name) => {
    const team = await startTeam()
    const { leaver } = team
    const { next } = (await leaver.get('/server/inbox/changes')).body
    const held = leaver.get(`/server/inbox/changes?after=${next}`)
    const page = await listen(server, leaver)
    await stopWatch(leaver.accountId)
    await ENDINGS[name]?.(team)
    expect(await readNextMessage(page)).toEqual({ kind: 'signed-out' })
    expect((await held).status).toBe(401)
    expect((await leaver.get('/server/security/auth/session')).body.id).toBe(leaver.accountId)
    expect((await leaver.get('/server/company/vacancy')).status).toBe(403)
  })

  it.each(['is removed', 'leaves'])('leaves no valid invitation in their name, who %s', async (name) => {
    const team = await startTeam()
    const secret = createId()
    await insertRow('member_invitation', {
      ...{ id: createId(), organisation_id: team.owner.companyId, email: 'next@mail.example', role: 'viewer' },
      ...{ language: 'en', secret_hash: hashText(secret), invited_by: team.leaver.accountId, sent_at: 1 },
      expires_at: Date.now() + DAY,
    })
    const open = async () => (await team.owner.get(`/server/team-invitation/${secret}`)).status
    expect(await open()).toBe(200)
    await ENDINGS[name]?.(team)
    expect(await open()).toBe(404)
  })
})
