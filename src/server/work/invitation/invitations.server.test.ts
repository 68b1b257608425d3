import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { LIMITS } from '#src/contract/http/limits.ts'
import { DAY, HOUR } from '#src/domain/time.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import {
  confirmAddress,
  countRows,
  findColumn,
  insertRow,
  insertVacancy,
  joinCompany,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { invitationDomain } from './index.ts'

const startServer = serverOf(invitationDomain, applicationDomain)

const server = startInterrupted(startServer)
const OWN = '/server/seaman/invitation'
const SENT = '/server/company/invitation'

async function list() {
  const person = await registerSeaman(server)
  await confirmAddress(person.email)
  await person.put('/server/seaman/visibility', { isHidden: false, isHideEnglish: false })
  const publicId = await findColumn('seaman', 'public_id', 'id', person.seamanId)
  return { ...person, publicId, path: `/server/seamans/${publicId}/invitation` }
}

async function recruit(verified = true) {
  const company = await registerCompany(server, { verified })
  await confirmAddress(company.email)
  const publish = async () =>
    (
      await insertVacancy(
        { id: company.companyId, slug: company.slug, name: 'C' },
        { published_at: server.now(), expires_at: server.now() + HOUR },
      )
    ).id
  return { ...company, publish, vacancyId: await publish() }
}

const stateOf = (body: { vacancies: { id: string; state: string }[] }, vacancyId: string) =>
  body.vacancies.find(({ id }) => id === vacancyId)?.state

describe('an invitation', () => {
  it('is made once for each vacancy and person, notified by mail, and shows the company how it stands', async () => {
    const [person, company] = [await list(), await recruit()]
    const { vacancyId } = company
    server.sent.length = 0
    for (const _again of [1, 2]) {
      const { status, body } = await company.post(person.path, { vacancyId })
      expect([status, stateOf(body, vacancyId)]).toEqual([200, 'invited'])
    }
    const mails = (await readMails(server)).filter(({ kind }) => kind === 'invited')
    expect(mails.map(({ recipient }) => recipient)).toEqual([person.email])
    expect((await person.get(OWN)).body.items).toMatchObject([{ id: vacancyId, isOpen: true, isDeclined: false }])
    expect(stateOf((await company.get(person.path)).body, vacancyId)).toBe('invited')
    await person.post(`${OWN}/seen`)
    expect(stateOf((await company.get(person.path)).body, vacancyId)).toBe('seen')
    await person.post(`/server/vacancy/${vacancyId}/application`, {})
    expect(stateOf((await company.get(person.path)).body, vacancyId)).toBe('applied')
  })

  it('is declined by its own seafarer alone', async () => {
    const [person, other, company] = [await list(), await list(), await recruit()]
    await company.post(person.path, { vacancyId: company.vacancyId })
    const id = (await person.get(OWN)).body.items[0].invitationId
    expect((await other.post(`${OWN}/${id}/decline`)).status).toBe(404)
    for (const _again of [1, 2]) expect((await person.post(`${OWN}/${id}/decline`)).body).toEqual({ isDeclined: true })
    expect(stateOf((await company.get(person.path)).body, company.vacancyId)).toBe('declined')
    expect((await other.get(OWN)).body.items).toEqual([])
  })

  it('is not made for a vacancy that they applied for, and names no one', async () => {
    const [person, company] = [await list(), await recruit()]
    const { vacancyId } = company
    const [later, other] = [await company.publish(), await company.publish()]
    const invite = (id: string) => company.post(person.path, { vacancyId: id })
    await person.post(`/server/vacancy/${vacancyId}/application`, {})
    const answer = await invite(vacancyId)
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { invitation: { vacancy: 'This seafarer has already applied for this vacancy.' } },
    ])
    const { body, text } = await company.get(person.path)
    expect([stateOf(body, vacancyId), stateOf(body, other)]).toEqual(['applied', null])
    for (const told of ['Kovalenko', 'Iryna', person.email, person.seamanId]) expect(text).not.toContain(told)
    const applyMeanwhile = () => person.post(`/server/vacancy/${later}/application`, {})
    expect((await server.beforeWrite(() => invite(later), applyMeanwhile)).status).toBe(422)
    expect(await countRows('invitation', 'seaman_id = ?', person.seamanId)).toBe(0)
  })

  it('says that its mail waits while the address of who sends it is not confirmed', async () => {
    const [person, company] = [await list(), await recruit()]
    expect((await company.get(person.path)).body.mailWaits).toBe(false)
    await env.DB.prepare('UPDATE account SET email_verified_at = NULL WHERE email = ?').bind(company.email).run()
    expect((await company.post(person.path, { vacancyId: company.vacancyId })).body.mailWaits).toBe(true)
  })

  it('reaches a seafarer three times a week at most, also when several are sent at once', async () => {
    const [person, company, other] = [await list(), await recruit(), await recruit()]
    const invite = async () => company.post(person.path, { vacancyId: await company.publish() })
    for (const _sent of [1, 2]) expect((await invite()).status).toBe(200)
    const third = await company.publish()
    const meanwhile = () => company.post(person.path, { vacancyId: third })
    expect((await server.beforeWrite(invite, meanwhile)).status).toBe(422)
    const { status, body } = await invite()
    expect([status, body.errors.invitation.vacancy]).toEqual([422, expect.stringContaining('3 times in seven days')])
    expect((await other.post(person.path, { vacancyId: other.vacancyId })).status).toBe(200)
    await env.DB.prepare('UPDATE invitation SET created_at = created_at - ? WHERE company_id = ?')
      .bind(7 * DAY + 1, company.companyId)
      .run()
    expect((await invite()).status).toBe(200)
  })

  it('reaches no one who hid, and is only for open vacancies of the company itself', async () => {
    const [person, hidden, company, other] = [await list(), await list(), await recruit(), await recruit()]
    await hidden.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: false })
    expect((await company.post(hidden.path, { vacancyId: company.vacancyId })).status).toBe(404)
    expect((await company.get(hidden.path)).status).toBe(404)
    expect((await company.post(person.path, { vacancyId: other.vacancyId })).status).toBe(404)
    server.wait(2 * HOUR)
    expect((await company.post(person.path, { vacancyId: company.vacancyId })).status).toBe(404)
    expect(await countRows('invitation', 'seaman_id IN (?, ?)', person.seamanId, hidden.seamanId)).toBe(0)
  })

  it('is for verified companies, and there for those who may change something', async () => {
    const [person, unverified, company] = [await list(), await recruit(false), await recruit()]
    expect((await unverified.post(person.path, { vacancyId: unverified.vacancyId })).status).toBe(403)
    expect((await unverified.get(person.path)).body.mayInvite).toBe(false)
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    expect((await viewer.post(person.path, { vacancyId: company.vacancyId })).status).toBe(403)
    expect((await viewer.get(person.path)).status).toBe(200)
  })

  it('that is taken back is in no list of the seafarer, writes no mail, and is given again as it was', async () => {
    const [person, company] = [await list(), await recruit()]
    server.sent.length = 0
    await company.post(person.path, { vacancyId: company.vacancyId })
    const [{ id }] = (await company.get(SENT)).body.items
    for (const _again of [1, 2])
      expect((await company.put(`${SENT}/${id}`, { isWithdrawn: true })).body).toEqual({ id, state: 'withdrawn' })
    expect((await readMails(server)).filter(({ kind }) => kind === 'invited')).toEqual([])
    expect((await person.get(OWN)).body).toMatchObject({ items: [], total: 0 })
    expect((await person.post(`${OWN}/${id}/decline`)).status).toBe(404)
    await person.post(`${OWN}/seen`)
    expect(stateOf((await company.post(person.path, { vacancyId: company.vacancyId })).body, company.vacancyId)).toBe(
      'withdrawn',
    )
    expect((await company.put(`${SENT}/${id}`, { isWithdrawn: false })).body).toEqual({ id, state: 'invited' })
    expect((await person.get(OWN)).body.items).toMatchObject([{ invitationId: id }])
  })

  it('upon which someone applied is not taken back, nor is another company’s', async () => {
    const [person, company, other] = [await list(), await recruit(), await recruit()]
    await company.post(person.path, { vacancyId: company.vacancyId })
    const [{ id }] = (await company.get(SENT)).body.items
    expect((await other.put(`${SENT}/${id}`, { isWithdrawn: true })).status).toBe(404)
    await person.post(`/server/vacancy/${company.vacancyId}/application`, {})
    expect((await company.put(`${SENT}/${id}`, { isWithdrawn: true })).status).toBe(409)
    expect((await company.get(SENT)).body.items).toMatchObject([
      { state: 'applied', applicationId: expect.any(String) },
    ])
  })

  it('has a limit for each company and day', async () => {
    const [company, person] = [await recruit(), await list()]
    const { free } = LIMITS['invite-company']
    const limiter = server.services.limiter
    for (let made = 0; made < free; made += 1) await limiter.take('invite-company', company.companyId, server.now())
    expect((await company.post(person.path, { vacancyId: company.vacancyId })).status).toBe(429)
  })

  it('goes with the person and with the vacancy', async () => {
    const [person, company] = [await list(), await recruit()]
    await company.post(person.path, { vacancyId: company.vacancyId })
    await env.DB.prepare('DELETE FROM seaman WHERE id = ?').bind(person.seamanId).run()
    expect(await countRows('invitation', 'vacancy_id = ?', company.vacancyId)).toBe(0)
  })
})

describe('the list of a company’s invitations', () => {
  it('tells whom it asked for what, the latest first, and of a seafarer what the crew list shows', async () => {
    const [first, second, company] = [await list(), await list(), await recruit()]
    await company.post(first.path, { vacancyId: company.vacancyId })
    server.wait(1000)
    await company.post(second.path, { vacancyId: company.vacancyId })
    await second.post(`${OWN}/seen`)
    const { body, text } = await company.get(SENT)
    expect(body.items).toMatchObject([
      { state: 'seen', seafarer: { id: second.publicId, rank: 'second-engineer' }, vacancy: { isOpen: true } },
      { state: 'invited', seafarer: { id: first.publicId } },
    ])
    for (const told of ['Kovalenko', 'Iryna', first.email, first.seamanId]) expect(text).not.toContain(told)
    expect((await company.get(`${SENT}?state=seen`)).body).toMatchObject({ total: 1, items: [{ state: 'seen' }] })
    expect((await (await recruit()).get(SENT)).body.items).toEqual([])
  })

  it('names no one who hid since, and leaves out anyone who closes their account', async () => {
    const [hidden, closing, company] = [await list(), await list(), await recruit()]
    for (const { path } of [hidden, closing]) await company.post(path, { vacancyId: company.vacancyId })
    await hidden.put('/server/seaman/visibility', { isHidden: true, isHideEnglish: false })
    await insertRow('erasure', {
      account_id: closing.accountId,
      requested_at: server.now(),
      erase_at: server.now() + HOUR,
    })
    const { items, total } = (await company.get(SENT)).body
    expect([items.length, total]).toEqual([1, 1])
    expect(items).toMatchObject([{ seafarer: null, state: 'invited' }])
  })

  it('is read by a viewer, who takes nothing back', async () => {
    const [person, company] = [await list(), await recruit()]
    await company.post(person.path, { vacancyId: company.vacancyId })
    const viewer = await joinCompany(server, company.companyId, 'viewer')
    const [{ id }] = (await viewer.get(SENT)).body.items
    expect((await viewer.put(`${SENT}/${id}`, { isWithdrawn: true })).status).toBe(403)
  })
})
