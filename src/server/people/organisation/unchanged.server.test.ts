import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { fillLicence, LICENCE_PATH, readDetails } from '#tests/server/support/company-details.ts'
import { type Bytes, drawPng, removePicture, send } from '#tests/server/support/files.ts'
import { countRows, findColumn, insertRow, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const server = startInterrupted(startServer)
const TEAM = '/server/company/member'

let flag: Bytes
beforeAll(async () => {
  flag = await drawPng(
    '<svg xmlns="http://www.w3.org/2000/svg" width="60" height="20"><path fill="#123a5c" d="M0 0h60v20H0z"/></svg>',
  )
})

const countEvents = (companyId: string, act: string) =>
  countRows('organisation_event', 'organisation_id = ? AND act = ?', companyId, act)

describe('the history of a company has no event', () => {
  it('of a logo that was removed but not there', async () => {
    const owner = await registerCompany(server)
    expect((await removePicture(owner, 'logo')).status).toBe(200)
    expect(await countEvents(owner.companyId, 'logo-removed')).toBe(0)
    await send(owner, flag, { purpose: 'logo' })
    const answers = await Promise.all([1, 2, 3].map(() => removePicture(owner, 'logo')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await countEvents(owner.companyId, 'logo-removed')).toBe(1)
  })

  it('of a licence that was saved unchanged', async () => {
    const owner = await registerCompany(server)
    const save = async () => owner.put(LICENCE_PATH, fillLicence(await readDetails(owner), { licenceNumber: 'N-77' }))
    const first = await save()
    expect(first.status, first.text).toBe(200)
    const events = await countEvents(owner.companyId, 'licence-saved')
    expect(events).toBe(1)
    expect((await save()).status).toBe(200)
    expect(await countEvents(owner.companyId, 'licence-saved')).toBe(events)
  })

  it('of a role that another owner set at the same time', async () => {
    const owner = await registerCompany(server)
    const member = await joinCompany(server, owner.companyId, 'viewer')
    const answer = await server.beforeWrite(
      () => owner.put(`${TEAM}/${member.accountId}/role`, { role: 'recruiter' }),
      () =>
        env.DB.prepare("UPDATE organisation_member SET role = 'recruiter' WHERE account_id = ?")
          .bind(member.accountId)
          .run(),
    )
    expect(answer.status, answer.text).toBe(200)
    expect(await countEvents(owner.companyId, 'role')).toBe(0)
  })

  it('of an invitation that was withdrawn while it was accepted', async () => {
    const owner = await registerCompany(server)
    const id = crypto.randomUUID()
    await insertRow('member_invitation', {
      ...{ id, organisation_id: owner.companyId, email: 'new@mail.example', role: 'viewer', language: 'en' },
      ...{ invited_by: owner.accountId, secret_hash: id, sent_at: server.now(), expires_at: server.now() + 1000 },
    })
    const headers = { 'x-csrf-token': await owner.getToken() }
    const answer = await server.beforeWrite(
      () => owner.send('DELETE', `/server/company/member-invitation/${id}`, undefined, { headers }),
      () => env.DB.prepare('DELETE FROM member_invitation WHERE id = ?').bind(id).run(),
    )
    expect(answer.status, answer.text).toBe(200)
    expect(await countEvents(owner.companyId, 'withdrawn')).toBe(0)
  })
})

it('a role is set over the one that another owner set meanwhile, and never leaves a company without an owner', async () => {
  const owner = await registerCompany(server)
  const member = await joinCompany(server, owner.companyId, 'viewer')
  await server.beforeWrite(
    () => owner.put(`${TEAM}/${member.accountId}/role`, { role: 'recruiter' }),
    () =>
      env.DB.prepare("UPDATE organisation_member SET role = 'owner' WHERE account_id = ?").bind(member.accountId).run(),
  )
  expect(await findColumn('organisation_member', 'role', 'account_id', member.accountId)).toBe('recruiter')
  expect(await countEvents(owner.companyId, 'role')).toBe(1)
  const refused = await owner.put(`${TEAM}/${owner.accountId}/role`, { role: 'viewer' })
  expect([refused.status, refused.body.code]).toEqual([409, 'last-owner'])
})
