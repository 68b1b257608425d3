import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RecoveryProposals } from '#src/contract/proposal/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { finishRecoveries } from '#src/server/people/organisation/recovery.usecases.ts'
import { registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import { countRows, giveRole, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { startServer } from '#tests/server/support/product-server.ts'

const PATH = '/server/admin/recovery'
const REASON = 'The only owner has died; the office wrote to us.'
let server: ReturnType<typeof startInterrupted>
beforeAll(() => {
  server = startInterrupted(startServer)
})

const confirmAll = () => env.DB.exec('UPDATE account SET email_verified_at = 1')
const roleOf = (accountId: string) =>
  env.DB.prepare('SELECT role FROM organisation_member WHERE account_id = ?').bind(accountId).first('role')
const readRecovery = async (client: Client) => (await client.get('/server/company/member')).body.recovery
const finish = () => finishRecoveries(server.services)

/** A company with an owner who does not answer, and two members; two admins. */
async function startLost() {
  const owner = await registerCompany(server, { name: 'North Strand' })
  const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
  const viewer = await joinCompany(server, owner.companyId, 'viewer')
  for (const member of [recruiter, viewer])
    await member.post('/server/company/switch', { organisationId: owner.companyId })
  const [first, second] = [await registerAdmin(server), await registerAdmin(server)]
  await confirmAll()
  const propose = (changes: object = {}) =>
    first.post(PATH, { company: owner.slug, email: recruiter.email, reason: REASON, ...changes })
  return { owner, recruiter, viewer, first, second, propose, companyId: owner.companyId }
}

const findListed = async (admin: Client, id: string) =>
  ((await admin.get(PATH)).body as RecoveryProposals).items.find((one) => one.id === id)

/** Both admins have agreed. */
async function startRecovery() {
  const lost = await startLost()
  const { id } = (await lost.propose()).body
  const answer = await lost.second.post(`${PATH}/${id}/confirmation`)
  expect(answer.status, answer.text).toBe(200)
  return lost
}

const countMails = (kind: string, companyId: string) =>
  countRows(
    'outbox',
    'kind = ? AND account_id IN (SELECT account_id FROM organisation_member WHERE organisation_id = ?)',
    kind,
    companyId,
  )

describe('the recovery of a company', () => {
  it('is proposed by one admin and confirmed by another, and then waits seven days', async () => {
    const lost = await startLost()
    const { owner, recruiter, viewer, first, second, companyId } = lost
    const answer = await lost.propose({ company: `https://gangway.example/crewing/no/${owner.slug}` })
    const { id } = answer.body
    expect(await findListed(first, id)).toEqual(
      expect.objectContaining({ id, newOwner: recruiter.email, reason: REASON, mayConfirm: false }),
    )
    expect((await first.post(`${PATH}/${id}/confirmation`)).status).toBe(403)
    expect(await readRecovery(viewer)).toBeNull()
    expect((await second.post(`${PATH}/${id}/confirmation`)).status).toBe(200)
    for (const member of [owner, recruiter, viewer])
      expect(await readRecovery(member)).toMatchObject({ email: recruiter.email, dueAt: server.now() + 7 * DAY })
    expect(await countMails('recovery-started', companyId)).toBe(3)
    const [event] = (await owner.get('/server/company/member-event')).body.items
    expect(event).toMatchObject({ act: 'recovery-started', actor: null, subject: recruiter.email })
    await finish()
    expect(await roleOf(recruiter.accountId)).toBe('recruiter')
  })

  it('makes the member an owner after the waiting time, once', async () => {
    const { recruiter, companyId } = await startRecovery()
    server.wait(7 * DAY)
    await Promise.all([finish(), finish()])
    expect(await roleOf(recruiter.accountId)).toBe('owner')
    expect(await countMails('recovery-ended', companyId)).toBe(3)
    expect(await countRows('organisation_event', "organisation_id = ? AND act = 'recovery-done'", companyId)).toBe(1)
    expect(
      await countRows('security_event', "account_id = ? AND kind = 'member-role-changed'", recruiter.accountId),
    ).toBe(1)
  })

  it('is ended by the objection of an owner, and of no other member', async () => {
    const { owner, recruiter, viewer, companyId } = await startRecovery()
    for (const member of [recruiter, viewer])
      expect((await member.post('/server/company/recovery/objection')).status).toBe(403)
    expect((await owner.post('/server/company/recovery/objection')).body.recovery).toBeNull()
    expect((await owner.post('/server/company/recovery/objection')).status).toBe(404)
    expect(await countMails('recovery-ended', companyId)).toBe(3)
    server.wait(7 * DAY)
    await finish()
    expect(await roleOf(recruiter.accountId)).toBe('recruiter')
  })

  it('ends without a new owner if the member left or was blocked meanwhile', async () => {
    const { recruiter, companyId } = await startRecovery()
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(recruiter.accountId).run()
    server.wait(7 * DAY)
    await finish()
    expect(await roleOf(recruiter.accountId)).toBe('recruiter')
    expect(await countRows('organisation_recovery', "organisation_id = ? AND outcome = 'void'", companyId)).toBe(1)
    await finish()
    expect(await countMails('recovery-ended', companyId)).toBe(3)
  })

  it('names the member by id in the audit, which keeps no address', async () => {
    const lost = await startRecovery()
    const { results } = await env.DB.prepare('SELECT after FROM admin_event WHERE organisation_id = ?')
      .bind(lost.companyId)
      .all<{ after: string }>()
    const kept = results.map(({ after }) => after).join('')
    expect(kept).toContain(lost.recruiter.accountId)
    expect(kept).not.toContain(lost.recruiter.email)
  })

  it('is started for the proposed member, not for another with the same address', async () => {
    const lost = await startLost()
    const { recruiter, viewer } = lost
    const { id } = (await lost.propose()).body
    const setEmail = (accountId: string, email: string) =>
      env.DB.prepare('UPDATE account SET email = ? WHERE id = ?').bind(email, accountId).run()
    await setEmail(recruiter.accountId, `moved-${recruiter.email}`)
    await setEmail(viewer.accountId, recruiter.email)
    expect((await lost.second.post(`${PATH}/${id}/confirmation`)).status).toBe(200)
    expect(await readRecovery(lost.owner)).toMatchObject({ email: `moved-${recruiter.email}` })
  })

  it('is not started for a member who was blocked after the proposal', async () => {
    const lost = await startLost()
    const { id } = (await lost.propose()).body
    await env.DB.prepare('UPDATE account SET blocked_at = 1 WHERE id = ?').bind(lost.recruiter.accountId).run()
    expect((await lost.second.post(`${PATH}/${id}/confirmation`)).status).toBe(409)
    expect(await readRecovery(lost.owner)).toBeNull()
  })

  it('ends without a new owner if the member was removed and joined again', async () => {
    const { recruiter, companyId } = await startRecovery()
    await env.DB.prepare('UPDATE organisation_member SET created_at = ? WHERE account_id = ?')
      .bind(server.now() + 1, recruiter.accountId)
      .run()
    server.wait(7 * DAY)
    await finish()
    expect(await roleOf(recruiter.accountId)).toBe('recruiter')
    expect(await countRows('organisation_recovery', "organisation_id = ? AND outcome = 'void'", companyId)).toBe(1)
  })

  it('is not started for a team that changed after the proposal, nor twice', async () => {
    const lost = await startLost()
    const { id } = (await lost.propose()).body
    server.wait(1)
    await lost.owner.put(`/server/company/member/${lost.viewer.accountId}/role`, { role: 'recruiter' })
    expect((await lost.second.post(`${PATH}/${id}/confirmation`)).status).toBe(409)
    expect(await readRecovery(lost.owner)).toBeNull()
    const started = await startRecovery()
    expect((await started.propose()).status).toBe(409)
  })

  it('is not proposed for strangers, owners and unknown companies, or by admins without the permission', async () => {
    const { owner, first, propose } = await startLost()
    for (const email of ['stranger@mail.example', owner.email])
      expect((await propose({ email })).body.errors.proposal.email).toBeDefined()
    expect((await propose({ company: 'nowhere' })).body.errors.proposal.company).toBeDefined()
    await giveRole(first.accountId, 'admin', ['support'])
    expect((await propose()).status).toBe(403)
    expect((await first.get(PATH)).status).toBe(403)
  })

  it('is declined by the other admin', async () => {
    const lost = await startLost()
    const { id } = (await lost.propose()).body
    expect((await lost.second.post(`${PATH}/${id}/refusal`)).body).toEqual({ id })
    expect(await findListed(lost.first, id)).toBeUndefined()
    expect((await lost.second.post(`${PATH}/${id}/confirmation`)).status).toBe(409)
  })
})
