import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { remindOfContracts } from '#src/server/people/document/contract-reminders.usecases.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { confirmAddress, insertVacancy, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { readMails } from '#tests/server/support/mailbox.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { documentDomain } from './index.ts'

const startServer = serverOf(documentDomain, applicationDomain)

const server = startServer()
const { services } = server
const inDays = (days: number) => toPlainDate(START + days * DAY)

type Seafarer = Awaited<ReturnType<typeof registerSeaman>>

async function registerWith(papers: readonly [name: string, validDate: string][], language = 'en') {
  const seafarer = await registerSeaman(server, {}, language)
  await confirmAddress(seafarer.email)
  await keepPapers(seafarer, papers)
  return seafarer
}

async function keepPapers(seafarer: Seafarer, papers: readonly [name: string, validDate: string][]) {
  const { data } = await readOwnCv(seafarer)
  const [first] = data.documents
  const documents = papers.map(([name, validDate]) => ({ ...first, id: name, type: 'certificate', name, validDate }))
  await editOwnCv(seafarer, { documents: documents as never })
}

const dueOf = async ({ seamanId }: Seafarer) =>
  env.DB.prepare('SELECT look_on FROM paper_reminder WHERE seaman_id = ?').bind(seamanId).first()

const stopIdOf = (text = '') =>
  new URL(/https?:\/\/\S+unsubscribe\S+/.exec(text)?.[0] ?? 'none:').searchParams.get('id')

describe('reminders of papers that end too early for a contract', () => {
  /** Joining within thirty days, for six months and one more: papers should last ten months from then. */
  async function applyFor(seafarer: Seafarer, status = 'new') {
    const company = await registerCompany(server)
    const vacancy = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'North Strand' })
    await env.DB.prepare(
      `UPDATE vacancy SET join_from = ?1, join_to = ?1, duration_tenths = 60, duration_plus_minus = 1, expires_at = ?2
        WHERE id = ?3`,
    )
      .bind(inDays(30), START + 300 * DAY, vacancy.id)
      .run()
    const { status: answer } = await seafarer.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    expect(answer).toBe(201)
    await setStatus(vacancy.id, status)
    server.sent.length = 0
    return vacancy
  }
  const setStatus = (vacancyId: string, status: string) =>
    env.DB.prepare('UPDATE application SET status = ? WHERE vacancy_id = ?').bind(status, vacancyId).run()

  /** Mails of the run to one seafarer. */
  async function lookOn(day: number, { email }: Seafarer) {
    server.wait(START + day * DAY - server.now())
    await remindOfContracts(services)
    return (await readMails(server)).filter(({ recipient }) => recipient === email)
  }
  const startAgain = () => server.wait(START - server.now())

  it.each(['new', 'shortlisted', 'interview', 'offered', 'joined'])(
    'come on the day after applying, once for each paper and contract: %s',
    async (status) => {
      startAgain()
      const seafarer = await registerWith([
        ['medical', inDays(200)],
        ['pscrb', inDays(900)],
      ])
      await applyFor(seafarer, status)
      expect(await lookOn(0, seafarer)).toEqual([])
      const [mail, ...others] = await lookOn(1, seafarer)
      expect(others).toEqual([])
      expect([mail?.recipient, mail?.kind]).toEqual([seafarer.email, 'papers-short'])
      expect(mail?.subject).toBe('One of your documents expires too early for a contract')
      expect(mail?.text).toMatch(/Company \d+[\s\S]*Seafarer medical certificate \(valid until/)
      expect(mail?.text).not.toContain('PSCRB')
      for (const day of [1, 2, 8, 9, 16]) expect(await lookOn(day, seafarer)).toEqual([])
    },
  )

  it('gather all applications of a day in one mail, and speak of another contract when there is one', async () => {
    startAgain()
    const seafarer = await registerWith([['medical', inDays(200)]], 'de')
    await applyFor(seafarer)
    await applyFor(seafarer)
    const mails = await lookOn(1, seafarer)
    expect(mails.map(({ subject }) => subject)).toEqual(['Eines Ihrer Dokumente läuft für einen Vertrag zu früh ab'])
    expect(mails[0]?.text.match(/Company \d+/g)).toHaveLength(2)
    await applyFor(seafarer)
    const later = await lookOn(2, seafarer)
    expect(later[0]?.text.match(/Company \d+/g)).toHaveLength(1)
  })

  it('speak of a paper that is put into the CV later, or is made shorter, but not of the same one again', async () => {
    startAgain()
    const seafarer = await registerWith([['medical', inDays(900)]])
    await applyFor(seafarer)
    expect(await lookOn(1, seafarer)).toEqual([])
    await keepPapers(seafarer, [['medical', inDays(200)]])
    expect(await lookOn(2, seafarer)).toHaveLength(1)
    await keepPapers(seafarer, [
      ['medical', inDays(210)],
      ['pscrb', inDays(100)],
    ])
    const [mail] = await lookOn(3, seafarer)
    expect(mail?.text).toContain('PSCRB')
    expect(mail?.text).not.toContain('medical')
  })

  it('follow a contract whose days were moved by its company', async () => {
    startAgain()
    const seafarer = await registerWith([['medical', inDays(400)]])
    const vacancy = await applyFor(seafarer)
    expect(await lookOn(1, seafarer)).toEqual([])
    await env.DB.prepare('UPDATE vacancy SET join_to = ? WHERE id = ?').bind(inDays(150), vacancy.id).run()
    expect(await lookOn(7, seafarer)).toEqual([])
    expect(await lookOn(8, seafarer)).toHaveLength(1)
  })

  it('do not come for what was refused, to an address that no one confirmed, or for what was renewed before the mail left', async () => {
    startAgain()
    const refused = await registerWith([['medical', inDays(200)]])
    await applyFor(refused, 'rejected')
    const silent = await registerSeaman(server)
    await keepPapers(silent, [['medical', inDays(200)]])
    await applyFor(silent)
    expect(await lookOn(1, refused)).toEqual([])
    expect(await lookOn(1, silent)).toEqual([])
    expect(await dueOf(refused)).toMatchObject({ look_on: null })
    await confirmAddress(silent.email)
    server.sent.length = 0
    expect(await lookOn(8, silent)).toHaveLength(1)
    startAgain()
    const renewed = await registerWith([['medical', inDays(200)]])
    await applyFor(renewed)
    server.wait(DAY)
    await remindOfContracts(services)
    await keepPapers(renewed, [['medical', inDays(900)]])
    expect((await readMails(server)).filter(({ recipient }) => recipient === renewed.email)).toEqual([])
  })

  it('come when a refusal is taken back', async () => {
    startAgain()
    const seafarer = await registerWith([['medical', inDays(200)]])
    const company = await registerCompany(server)
    const vacancy = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'North Strand' })
    const { body } = await seafarer.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    await setStatus(vacancy.id, 'rejected')
    await lookOn(1, seafarer)
    expect(await dueOf(seafarer)).toMatchObject({ look_on: null })
    const moved = await company.put(`/server/vacancy/${vacancy.id}/application/${body.id}/state`, {
      from: 'rejected',
      to: 'new',
    })
    expect(moved.status).toBe(200)
    expect(await dueOf(seafarer)).toMatchObject({ look_on: inDays(2) })
  })

  it('are sent once by concurrent runs, and not to seafarers who declined them', async () => {
    startAgain()
    const seafarer = await registerWith([['medical', inDays(200)]])
    await applyFor(seafarer)
    server.wait(DAY)
    await Promise.all([remindOfContracts(services), remindOfContracts(services)])
    const [mail, ...others] = (await readMails(server)).filter(({ recipient }) => recipient === seafarer.email)
    expect(others).toEqual([])
    const id = stopIdOf(mail?.text)
    await createClient(server).post('/server/subscribe/unsubscribe', { id, wanted: false })
    await applyFor(seafarer)
    expect(await lookOn(2, seafarer)).toEqual([])
  })
})
