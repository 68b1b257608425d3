import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Team } from '#src/contract/organisation/schemas.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { type Client, PASSWORD } from '#tests/server/support/client.ts'
import { DETAILS, fillForm, readDetails } from '#tests/server/support/company-details.ts'
import {
  confirmAddress,
  createId,
  findColumn,
  insertRow,
  joinCompany,
  registerCompany,
} from '#tests/server/support/fixtures.ts'
import { listen } from '#tests/server/support/live.ts'
import { sendMail } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { findRequirement } from './required-two-step.repository.ts'

const PATH = '/server/company/two-step'
let server: ReturnType<typeof startInterrupted>
beforeAll(() => {
  server = startInterrupted(startServer)
})

const setTwoStep = (accountId: string, at: number | null = 1) =>
  env.DB.prepare('UPDATE account SET two_step_at = ? WHERE id = ?').bind(at, accountId).run()
const requireOf = (companyId: string) =>
  env.DB.prepare('UPDATE organisation SET two_step_at = 1 WHERE id = ?').bind(companyId).run()
const require = (owner: Client, isRequired = true) => owner.put(PATH, { isRequired })
const readSession = async (client: Client) => (await client.get('/server/security/auth/session')).body
const codeOf = async (client: Client, path = '/server/company/member') => (await client.get(path)).body.code

const listMails = async (companyId: string) =>
  (
    await env.DB.prepare(
      "SELECT id, account_id FROM outbox WHERE kind = 'two-step-required' AND payload ->> 'organisationId' = ? ORDER BY id",
    )
      .bind(companyId)
      .all<{ id: string; account_id: string }>()
  ).results

/** A company whose owner has two-step sign-in, and a recruiter who does not. */
async function startTeam() {
  const owner = await registerCompany(server)
  await setTwoStep(owner.accountId)
  const recruiter = await joinCompany(server, owner.companyId, 'recruiter')
  await recruiter.post('/server/company/switch', { organisationId: owner.companyId })
  return { owner, recruiter, companyId: owner.companyId }
}

describe('two-step sign-in that an owner requires', () => {
  it('closes the company at once to members without it, but not their account', async () => {
    const { owner, recruiter } = await startTeam()
    expect((await recruiter.get('/server/company/vacancy')).status).toBe(200)
    const page = await listen(server, recruiter)
    const team = (await require(owner)).body as Team
    expect(team.isTwoStepRequired).toBe(true)
    expect(team.members.map(({ security }) => security?.hasTwoStep)).toEqual([true, false])
    expect(await page.closed).toBe(4401)
    expect(await codeOf(recruiter)).toBe('two-step-needed')
    expect(await codeOf(recruiter, '/server/company/vacancy')).toBe('two-step-needed')
    expect(await readSession(recruiter)).toMatchObject({ twoStepNeeded: true, permissions: [] })
    expect((await recruiter.get('/server/passkey')).status).toBe(200)
    expect((await owner.get('/server/company/member')).status).toBe(200)
  })

  it('opens the company again when the member has set it up, or when it becomes optional', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    await require(owner)
    await setTwoStep(recruiter.accountId)
    expect((await recruiter.get('/server/company/vacancy')).status).toBe(200)
    await setTwoStep(recruiter.accountId, null)
    expect(await codeOf(recruiter)).toBe('two-step-needed')
    server.wait(1)
    await require(owner, false)
    expect(await readSession(recruiter)).toMatchObject({ organisationId: companyId })
    expect((await recruiter.get('/server/company/vacancy')).status).toBe(200)
    const { items } = (await owner.get('/server/company/member-event')).body
    expect(items.map(({ act }: { act: string }) => act)).toEqual(['two-step-off', 'two-step-on'])
  })

  it('is only required by an owner who has it, after a confirmation', async () => {
    const { owner, recruiter } = await startTeam()
    expect((await require(recruiter)).status).toBe(403)
    await setTwoStep(owner.accountId, null)
    expect((await require(owner)).body.code).toBe('two-step-needed')
    await setTwoStep(owner.accountId)
    server.wait(11 * 60_000)
    expect((await require(owner)).body.code).toBe('confirmation-needed')
  })

  it('is not required if the owner turns it off at the same time', async () => {
    const { owner } = await startTeam()
    const answer = await server.beforeWrite(
      () => require(owner),
      () => setTwoStep(owner.accountId, null),
    )
    expect(answer.body.code).toBe('two-step-needed')
  })

  it('stops a write of a member that is under way', async () => {
    const { recruiter, companyId } = await startTeam()
    const form = fillForm(await readDetails(recruiter))
    const answer = await server.beforeWrite(
      () => recruiter.put(DETAILS, form),
      () => requireOf(companyId),
    )
    expect(answer.status, answer.text).toBe(403)
  })

  it('does not close the other companies of a member', async () => {
    const { owner, companyId } = await startTeam()
    const member = await registerCompany(server)
    await insertRow('organisation_member', {
      ...{ organisation_id: companyId, account_id: member.accountId, role: 'recruiter', created_at: 1, updated_at: 1 },
    })
    await require(owner)
    const switchTo = (organisationId: string) => member.post('/server/company/switch', { organisationId })
    expect((await switchTo(companyId)).status).toBe(200)
    expect(await codeOf(member)).toBe('two-step-needed')
    expect((await switchTo(member.companyId)).status).toBe(200)
    expect((await member.get('/server/company/member')).status).toBe(200)
    expect((await readSession(member)).twoStepNeeded).toBeUndefined()
  })

  it('does not stop a member from leaving', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    await require(owner)
    expect((await recruiter.post('/server/company/leave', { organisationId: createId() })).status).toBe(404)
    expect((await recruiter.post('/server/company/leave', { organisationId: companyId })).status).toBe(200)
    expect((await readSession(recruiter)).twoStepNeeded).toBeUndefined()
  })

  it('is written to the members who lack it: since when, and where to set it up', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    const prepared = await joinCompany(server, companyId, 'viewer')
    await setTwoStep(prepared.accountId)
    for (const { email } of [owner, recruiter, prepared]) await confirmAddress(email)
    await require(owner)
    const [mail, ...others] = await listMails(companyId)
    expect([mail?.account_id, others]).toEqual([recruiter.accountId, []])
    await sendMail(server, mail?.id ?? '')
    const text = await findColumn('sent_mail', 'text', 'outbox_id', mail?.id ?? '')
    expect(text).toContain('/company/security')
    expect(text).toContain(createFormats('en').date(server.now()))
  })

  it('is written to a member once a day, even if it is turned off and on', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    for (const isRequired of [true, false, true, false]) await require(owner, isRequired)
    const late = await joinCompany(server, companyId, 'recruiter')
    await require(owner)
    const recipients = (await listMails(companyId)).map((mail) => mail.account_id)
    expect(recipients.toSorted()).toEqual([recruiter.accountId, late.accountId].toSorted())
    await require(owner, false)
    server.wait(24 * 60 * 60_000 + 1)
    await owner.post('/server/security/auth/confirm', { password: PASSWORD })
    await require(owner)
    expect(await listMails(companyId)).toHaveLength(4)
  })

  it('is not written any more once the member has it, or once it is optional', async () => {
    const { owner, recruiter, companyId } = await startTeam()
    await confirmAddress(recruiter.email)
    await require(owner)
    const [mail] = await listMails(companyId)
    const writes = async () => findRequirement(server.services.db, companyId, recruiter.accountId)
    expect(await writes()).toMatchObject({ since: server.now() })
    await setTwoStep(recruiter.accountId)
    expect(await writes()).toBeUndefined()
    await sendMail(server, mail?.id ?? '')
    expect(await findColumn('outbox', 'status', 'id', mail?.id ?? '')).toBe('failed')
    await setTwoStep(recruiter.accountId, null)
    await require(owner, false)
    expect(await writes()).toBeUndefined()
  })
})
