import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { declareEndpoint } from '#src/contract/http/endpoint.ts'
import { MEMBER_ROLES, type MemberRole, type OrganisationRole } from '#src/contract/http/roles.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { createId, findColumn, giveRole, insertRow, registerNewcomer } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'

const PATH = '/server/test/organisation'

const spec = declareEndpoint({
  method: 'post',
  path: PATH,
  tag: 'Test',
  summary: 'Changes something of an organisation',
  who: ['seaman', 'company', 'training-center'],
  member: 'recruiter',
  answer: z.object({}),
})

const server = serverOf()({}, [implement(spec, async () => ({}))])

/** A member of an organisation that another account owns. */
async function join(kind: OrganisationRole, role: MemberRole | null) {
  const [owner, member] = await Promise.all([registerNewcomer(server), registerNewcomer(server)])
  const idOf = async ({ email }: { email: string }) => findColumn('account', 'id', 'email', email)
  const [ownerId, memberId] = [await idOf(owner), await idOf(member)]
  const organisationId = createId()
  await Promise.all([giveRole(ownerId, kind), giveRole(memberId, kind)])
  const place = { country: 'NO', city: 'Bergen' }
  await insertRow('organisation', {
    ...{ id: organisationId, kind, slug: organisationId, name: 'Deep Fjord', ...place },
    ...{ created_at: 1, updated_at: 1 },
  })
  const rows = [[ownerId, 'owner'] as const, ...(role ? [[memberId, role] as const] : [])]
  for (const [account_id, as] of rows)
    await insertRow('organisation_member', {
      organisation_id: organisationId,
      account_id,
      role: as,
      created_at: 1,
      updated_at: 1,
    })
  await env.DB.prepare('UPDATE session SET organisation_id = ? WHERE account_id = ?')
    .bind(organisationId, memberId)
    .run()
  const call = async () => {
    const { status, body } = await member.post(PATH)
    return [status, body.code]
  }
  return { call, ownerId }
}

describe.each<OrganisationRole>(['company', 'training-center'])('a %s write that requires a recruiter', (kind) => {
  it.each([...MEMBER_ROLES, null])('checks the role of the caller: %s', async (role) => {
    const { call } = await join(kind, role)
    const answers = { viewer: [403, 'forbidden'], recruiter: [200, undefined], owner: [200, undefined] }
    expect(await call()).toEqual(role ? answers[role] : [404, 'not-found'])
  })

  it('is rejected while the organisation has no active owner', async () => {
    const { call, ownerId } = await join(kind, 'recruiter')
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(ownerId).run()
    expect(await call()).toEqual([403, 'account-blocked'])
  })
})

it('does not check the member role of callers without an organisation', async () => {
  const client = await registerNewcomer(server)
  await giveRole(await findColumn('account', 'id', 'email', client.email), 'seaman')
  expect((await client.post(PATH)).status).toBe(200)
})
