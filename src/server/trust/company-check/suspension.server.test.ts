import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { adminCompanySchema } from '#src/contract/company-check/admin-schemas.ts'
import { LICENCE_ACCESS } from '#src/contract/company-check/licence-rights.ts'
import { moderationDomain } from '#src/server/back-office/moderation/index.ts'
import { fileDomain } from '#src/server/ground/file/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { crewingDomain } from '#src/server/work/crewing/index.ts'
import { refreshListingRows } from '#src/server/work/crewing/listing-refresh.repository.ts'
import { savedDomain } from '#src/server/work/saved/index.ts'
import { vacancyDomain } from '#src/server/work/vacancy/index.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { readAdminEvents, registerAdmin } from '#tests/server/support/admins.ts'
import { createClient } from '#tests/server/support/client.ts'
import { LICENCE, readDetails, saveDetails } from '#tests/server/support/company-details.ts'
import { confirmAddress, findColumn, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { createDesk } from '#tests/server/support/typed-vacancies.ts'
import { companyCheckDomain } from './index.ts'
import { notifyApplicants } from './notify-applicants.usecases.ts'

const start = serverOf(
  ...[companyCheckDomain, fileDomain, companyDeskDomain, moderationDomain],
  ...[applicationDomain, vacancyDomain, vacancyEditorDomain, vacancySearchDomain, crewingDomain, savedDomain],
)

let server: ReturnType<typeof startInterrupted>
let admin: Awaited<ReturnType<typeof registerAdmin>>

beforeEach(async () => {
  await env.DB.prepare('DELETE FROM account').run()
  server = startInterrupted(start)
  admin = await registerAdmin(server)
})

/** A verified company with a public vacancy. */
async function createOffice() {
  const company = await registerCompany(server)
  await confirmAddress(company.email)
  await env.DB.prepare(
    'UPDATE organisation SET legal_name = ?, licence_number = ?, licence_issuer = ?, licence_expires = ? WHERE id = ?',
  )
    .bind(LICENCE.legalName, LICENCE.licenceNumber, LICENCE.licenceIssuer, LICENCE.licenceExpires, company.companyId)
    .run()
  const desk = createDesk(company)
  const { id } = await desk.begin()
  expect((await desk.publish(id, 1)).body.state).toBe('published')
  return { ...company, desk, id }
}

type Office = Awaited<ReturnType<typeof createOffice>>

const read = async ({ companyId }: Office) =>
  adminCompanySchema.parse((await admin.get(`/server/admin/company/${companyId}`)).body)

const decide = async (office: Office, act: string, more: object = {}) =>
  admin.put(`/server/admin/company/${office.companyId}/decision`, {
    act,
    version: (await read(office)).version,
    ...more,
  })

const suspend = (office: Office) => decide(office, 'suspend', { reason: 'fees', note: 'Two reports of 27 November.' })
const visit = async ({ id }: Office) => (await createClient(server).get(`/server/vacancy/${id}`)).status
const appeal = (office: Office, text: string) => office.post('/server/company/licence/appeal', { text })

async function apply({ id }: Office) {
  const seaman = await registerSeaman(server)
  await confirmAddress(seaman.email)
  const applied = await seaman.post(`/server/vacancy/${id}/application`, {})
  return { seaman, read: async () => (await seaman.get(`/server/seaman/application/${applied.body.id}`)).body }
}

describe('a suspension', () => {
  it('removes the mark, withdraws the public vacancies and tells the company why', async () => {
    const office = await createOffice()
    server.sent.length = 0
    const { status, body } = await suspend(office)
    expect([status, body.state, body.suspension.reason]).toEqual([200, 'suspended', 'fees'])
    expect(await visit(office)).toBe(404)
    expect(await readDetails(office)).toMatchObject({
      state: 'suspended',
      suspension: { reason: 'fees', appeal: null },
    })
    expect((await office.get('/server/company/desk')).body.company.state).toBe('suspended')
    const [mail] = await readMails(server)
    expect([mail?.kind, mail?.recipient]).toEqual(['company-suspended', office.email])
    expect(mail?.text).toContain('Two reports of 27 November.')
    expect(await readAdminEvents(office.companyId)).toMatchObject([
      {
        before: { 'company.state': 'verified' },
        after: { 'company.state': 'suspended', 'company.suspension': 'fees' },
      },
    ])
    const found = (await admin.get('/server/admin/company?queue=suspended')).body.items
    expect(found.map(({ id }: { id: string }) => id)).toEqual([office.companyId])
  })

  it.each([true, false])(
    'hides the company and its ended vacancies until it is over (verified: %s)',
    async (verified) => {
      const office = await createOffice()
      await office.desk.act(office.id, 'close', { outcome: 'cancelled' })
      if (!verified)
        await env.DB.prepare('UPDATE organisation SET verified = 0 WHERE id = ?').bind(office.companyId).run()
      const seaman = await registerSeaman(server)
      await seaman.put(`/server/seaman/saved-vacancy/${office.id}`)
      const refresh = () => refreshListingRows(server.services.db, server.now())
      await refresh()
      const look = async () => [
        await visit(office),
        (await createClient(server).get(`/server/crewing/ph/${office.slug}`)).status,
        (await createClient(server).get('/server/crewing')).body.total,
        (await seaman.get('/server/seaman/saved-vacancy')).body.items[0].isShown,
        (await read(office)).path !== null,
      ]
      const shown = [200, 200, 1, true, true]
      expect(await look()).toEqual(shown)
      await env.DB.prepare('DELETE FROM withdrawal').run()
      await suspend(office)
      expect(await look()).toEqual([404, 404, 0, false, false])
      const { results } = await env.DB.prepare('SELECT DISTINCT subject FROM withdrawal').all<{ subject: string }>()
      expect(results.map(({ subject }) => subject).sort()).toEqual([office.id, office.slug].sort())
      await refresh()
      expect((await createClient(server).get('/server/crewing')).body.total).toBe(0)
      await decide(office, 'restore')
      await refresh()
      expect(await look()).toEqual(shown)
    },
  )

  it('is decided by one of two admins who read the same', async () => {
    const office = await createOffice()
    const other = await registerAdmin(server)
    const path = `/server/admin/company/${office.companyId}/decision`
    const { version } = await read(office)
    const late = await server.beforeWrite(
      () => other.put(path, { act: 'suspend', version, reason: 'licence' }),
      () => suspend(office),
    )
    expect([late.status, (await read(office)).suspension?.reason]).toEqual([409, 'fees'])
    const suspended = await read(office)
    const kept = await server.beforeWrite(
      () => other.put(path, { act: 'restore', version: suspended.version }),
      () => appeal(office, 'The agent no longer works for us.'),
    )
    expect([kept.status, (await read(office)).state]).toEqual([409, 'suspended'])
  })

  it('needs a reason, and is one at a time', async () => {
    const office = await createOffice()
    expect((await decide(office, 'suspend', { reason: 'other' })).body.errors.decision).toHaveProperty('note')
    await suspend(office)
    expect((await suspend(office)).status).toBe(409)
    expect(
      (await decide(office, 'verify', { registerUrl: 'https://dmw.gov.ph', checkedOn: '2026-11-20' })).status,
    ).toBe(409)
  })

  it('stops every way to publish, also one that began before', async () => {
    const office = await createOffice()
    const waiting = await office.desk.begin()
    await office.desk.save(office.id, 2, { engine: 'MAN' })
    const late = await server.beforeWrite(
      () => office.desk.publish(waiting.id, 1, { anyway: true }),
      () => suspend(office),
    )
    expect(late.body.code).toBe('conflict')
    for (const answer of [
      await office.desk.publish(waiting.id, 1, { anyway: true }),
      await office.desk.publish(office.id, 3, { anyway: true }),
      await office.desk.act(office.id, 'resume'),
      await office.desk.act(office.id, 'close', { outcome: 'cancelled' }),
      await office.post('/server/company/check'),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'company-suspended'])
    expect(await findColumn('vacancy', 'status', 'id', office.id)).toBe('draft')
  })

  it('is explained to each applicant once, by mail and on their page, and so is its end', async () => {
    const office = await createOffice()
    const { seaman, read: readOwn } = await apply(office)
    expect((await readOwn()).company.suspension).toBeNull()
    await suspend(office)
    server.sent.length = 0
    await notifyApplicants(server.services)
    await notifyApplicants(server.services)
    const [mail, ...others] = await readMails(server)
    expect([mail?.kind, mail?.recipient, others]).toEqual(['employer-suspended', seaman.email, []])
    expect(mail?.text).toContain('Seafarers reported that the company asks them for money.')
    expect(mail?.text).not.toContain('Two reports of 27 November.')
    expect((await readOwn()).company.suspension).toMatchObject({ reason: 'fees' })
    expect((await seaman.get('/server/seaman/application')).body.items[0].company.suspended).toBe(true)
    await decide(office, 'restore')
    server.sent.length = 0
    await notifyApplicants(server.services)
    expect((await readMails(server)).map(({ kind }) => kind)).toEqual(['employer-restored'])
    expect((await readOwn()).company.suspension).toBeNull()
  })

  it('that ended before anyone was notified, or was followed by another one, sends no mail about its end', async () => {
    const office = await createOffice()
    await apply(office)
    await suspend(office)
    await decide(office, 'restore')
    server.sent.length = 0
    await notifyApplicants(server.services)
    expect(await readMails(server)).toEqual([])
    await suspend(office)
    await notifyApplicants(server.services)
    await decide(office, 'restore')
    server.wait(1000)
    await suspend(office)
    server.sent.length = 0
    await notifyApplicants(server.services)
    expect((await readMails(server)).map(({ kind }) => kind)).toEqual(['employer-suspended'])
  })
})

describe('an appeal', () => {
  it('is made once, waits in its queue, and is rejected with a reply that the company reads', async () => {
    const office = await createOffice()
    expect((await appeal(office, 'There is no suspension.')).status).toBe(409)
    await suspend(office)
    expect((await appeal(office, ' ')).body.errors.appeal).toHaveProperty('text')
    expect((await decide(office, 'keep', { note: 'Not yet.' })).status).toBe(409)
    expect((await appeal(office, 'The agent no longer works for us.')).status).toBe(200)
    expect((await appeal(office, 'The agent no longer works for us.')).status).toBe(200)
    expect((await appeal(office, 'Another text.')).status).toBe(409)
    expect((await admin.get('/server/admin/company?queue=appeals')).body.total).toBe(1)
    expect((await decide(office, 'keep')).body.errors.decision).toHaveProperty('note')
    server.sent.length = 0
    await decide(office, 'keep', { note: 'The reports are from last week.' })
    expect(await readMails(server)).toMatchObject([{ kind: 'suspension-kept', recipient: office.email }])
    expect((await readDetails(office)).suspension).toMatchObject({ answer: 'The reports are from last week.' })
    expect((await admin.get('/server/admin/company?queue=appeals')).body.total).toBe(0)
    expect((await appeal(office, 'Once more.')).status).toBe(409)
    expect((await decide(office, 'keep', { note: 'Once more.' })).status).toBe(409)
  })

  it('is made once by two members who write at the same time', async () => {
    const office = await createOffice()
    await suspend(office)
    const late = await server.beforeWrite(
      () => appeal(office, 'The agent no longer works for us.'),
      () => appeal(office, 'Another text.'),
    )
    expect([late.status, (await read(office)).suspension?.appeal]).toEqual([409, 'Another text.'])
  })
})

describe('the end of a suspension', () => {
  it('returns the mark, and the company resumes its vacancy as it was', async () => {
    const office = await createOffice()
    await suspend(office)
    server.sent.length = 0
    expect((await decide(office, 'restore')).body).toMatchObject({ state: 'verified', suspension: null })
    expect((await readMails(server)).map(({ kind }) => kind)).toEqual(['company-restored'])
    expect(await visit(office)).toBe(404)
    expect((await office.desk.act(office.id, 'resume')).body.state).toBe('published')
    expect(await visit(office)).toBe(200)
    expect((await decide(office, 'restore')).status).toBe(409)
    const { history } = await readDetails(office)
    expect(history.map(({ kind, actor }) => [kind, actor])).toEqual([
      ['restored', null],
      ['suspended', null],
    ])
  })

  it('returns the mark to a company with another name, which an admin has yet to read', async () => {
    const office = await createOffice()
    await suspend(office)
    expect((await saveDetails(office, { name: 'Blue Anchor' })).status).toBe(200)
    const { body } = await decide(office, 'restore')
    expect(body).toMatchObject({
      state: 'verified',
      waiting: [{ part: 'name', value: 'Blue Anchor', state: 'waiting' }],
    })
    expect(body.name).not.toBe('Blue Anchor')
  })

  it('does not return the mark for another country or licence, or for one that has expired', async () => {
    const [other, expired, moved] = [await createOffice(), await createOffice(), await createOffice()]
    await suspend(other)
    await suspend(expired)
    await suspend(moved)
    await saveDetails(moved, { country: 'PL' })
    expect((await decide(moved, 'restore')).body.state).toBe('none')
    await saveDetails(other, { licenceNumber: 'DMW-042' })
    expect((await decide(other, 'restore')).body).toMatchObject({ state: 'none', checkedOn: null })
    await env.DB.prepare("UPDATE organisation SET licence_expires = '2026-11-19' WHERE id = ?")
      .bind(expired.companyId)
      .run()
    await env.DB.prepare(
      `UPDATE organisation_suspension SET vouched = replace(vouched, '2027-11-20', '2026-11-19') WHERE organisation_id = ?`,
    )
      .bind(expired.companyId)
      .run()
    expect((await decide(expired, 'restore')).body.state).toBe('expired')
  })
})

describe('the table of what a state allows', () => {
  it('names what the server does', async () => {
    const office = await createOffice()
    const states = {
      verified: 'published',
      none: 'moderation',
      suspended: undefined,
    } as const
    for (const [state, published] of Object.entries(states)) {
      if (state === 'none')
        await env.DB.prepare('UPDATE organisation SET verified = 0 WHERE id = ?').bind(office.companyId).run()
      if (state === 'suspended') await suspend(office)
      const { id } = await office.desk.begin()
      const answer = await office.desk.publish(id, 1, { anyway: true })
      expect(answer.body.state, state).toBe(published)
      const access = { published: 'yes', moderation: 'limited', undefined: 'no' } as const
      expect(LICENCE_ACCESS[state as keyof typeof states].publish).toBe(access[`${published}`])
    }
  })
})
