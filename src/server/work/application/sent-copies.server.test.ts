import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { sentApplicantSchema, sentSchema } from '#src/contract/application/sent-schemas.ts'
import type { CvDocument } from '#src/domain/cv/cv.ts'
import { nameOfLine } from '#src/domain/match/match-line.ts'
import { setChecked } from '#src/server/people/seaman/checked.repository.ts'
import type { CvStore } from '#src/server/platform/cv-store.ts'
import { sweepSentCvs } from '#src/server/work/application/cv-sendings.usecases.ts'
import { getOwnApplication } from '#src/server/work/application/sent.usecases.ts'
import { CV_STORES, createContract, createPaper } from '#tests/server/support/cv-stores.ts'
import { countRows, insertVacancy, registerCompany, registerSeaman } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { editOwnCv, readOwnCv } from '#tests/server/support/own-cv.ts'
import { sessionOf } from '#tests/server/support/people.ts'
import { startServer } from '#tests/server/support/product-server.ts'
import { eraseDueAccounts } from '#tests/server/support/rights.ts'

const MINUTE = 60_000
const DAY = 86_400_000

const SECRETS = { mobile: '+48 600 CANARY', kin: 'CANARY-KIN', number: 'CANARY-NUMBER', engine: 'CANARY-ENGINE' }

describe.each(CV_STORES)('what is sent with an application, with CVs in %s', (_, cvs) => {
  const server = startServer({ cvs })
  const { services } = server

  async function start({ verified = true, data = {} } = {}) {
    const company = await registerCompany(server, { verified })
    const seaman = await registerSeaman(server)
    await editOwnCv(seaman, {
      experience: [createContract({ engineName: SECRETS.engine })],
      documents: [createPaper({ number: SECRETS.number })],
      contact: { mobile: SECRETS.mobile },
      kin: { kinName: SECRETS.kin },
    })
    const owner = { id: company.companyId, slug: company.slug, name: 'X' }
    const vacancy = await insertVacancy(owner, {
      certificates: '["gmdss-goc"]',
      expires_at: server.now() + 30 * DAY,
      ...data,
    })
    const apply = () => seaman.post(`/server/vacancy/${vacancy.id}/application`, { note: null })
    const send = async () => (await apply()).body.id as string
    const own = (id: string) => seaman.get(`/server/seaman/application/${id}`)
    const received = (id: string) => company.get(`/server/vacancy/${vacancy.id}/application/${id}`)
    const move = (id: string, from: string, to: string) =>
      company.put(`/server/vacancy/${vacancy.id}/application/${id}/state`, { from, to, reason: 'other' })
    return { company, seaman, vacancy, apply, send, own, received, move }
  }

  const changeVacancy = (id: string, columns: string) =>
    env.DB.prepare(`UPDATE vacancy SET ${columns}, updated_at = updated_at + 1 WHERE id = ?`).bind(id).run()

  it('is read by both sides as it was then, with what is otherwise since', async () => {
    const { seaman, vacancy, send, own, received } = await start()
    const id = await send()
    await editOwnCv(seaman, { documents: [createPaper({ name: 'gmdss-goc', validDate: '2030-01-01' })] })
    await changeVacancy(vacancy.id, 'pay_min = 800000')
    const mine = sentSchema.parse((await own(id)).body)
    const theirs = sentApplicantSchema.parse((await received(id)).body)
    expect(theirs.sent).toEqual(mine)
    expect(mine.cv.sent?.documents).toMatchObject([{ name: 'ecdis-generic' }])
    expect(mine.cv.now?.documents).toMatchObject([{ name: 'gmdss-goc' }])
    expect([mine.vacancy.sent?.pay.min, mine.vacancy.now.pay.min]).toEqual([900_000, 800_000])
    expect(mine.match?.items?.map(({ line, mended }) => [nameOfLine(line), line.state, mended])).toEqual([
      ['rank', 'met', false],
      ['type', 'met', false],
      ['paper gmdss-goc', 'met', true],
      ['paper passport', 'missing', false],
      ['paper seamans-book', 'missing', false],
      ['english', 'untold', false],
      ['joining', 'untold', false],
    ])
    expect(theirs.applicant).toMatchObject({ copy: 'kept', seaman: { certificates: [{ name: 'ecdis-generic' }] } })
  })

  it('of another version of the site is not shown, and the response states the reason', async () => {
    const { vacancy, send, own, received } = await start()
    const id = await send()
    await env.DB.prepare(
      "UPDATE vacancy_copy SET document = unhex('02' || substr(hex(document), 3)) WHERE vacancy_id = ?",
    )
      .bind(vacancy.id)
      .run()
    for (const { status, body } of [await own(id), await received(id)])
      expect([status, body.code]).toEqual([409, 'other-version'])
  })

  it('says what is behind its papers and contracts, and numbers to checked companies alone', async () => {
    for (const verified of [true, false]) {
      const { seaman, send, received } = await start({ verified })
      const { documents } = (await readOwnCv(seaman)).data
      const [paper] = documents as [CvDocument]
      const check = {
        ...{ address: 'https://issuer.example', number: 'CANARY-CHECK' },
        ...{ checkedOn: '2026-11-01', result: 'genuine' as const },
      }
      await setChecked(services.db, seaman.seamanId, paper, check, server.now())
      const id = await send()
      const { sent } = sentApplicantSchema.parse((await received(id)).body)
      expect(sent.cv.evidence[paper.id]).toMatchObject({ level: 'checked', check: { result: 'genuine' } })
      expect((await received(id)).text.includes('CANARY-CHECK')).toBe(verified)
      expect(Object.keys(sent.cv.evidence)).toEqual([paper.id])
    }
  })

  it('says that nothing changed where nothing did', async () => {
    const { send, own } = await start()
    expect((await own(await send())).body).toMatchObject({ copy: 'kept', cv: { now: null, isFinal: false } })
  })

  it('tells a company nothing that is hidden from it, neither in the copy nor in what changed', async () => {
    for (const verified of [true, false]) {
      const { seaman, send, received } = await start({ verified })
      const id = await send()
      await editOwnCv(seaman, { contact: { mobile: `${SECRETS.mobile} 2` } })
      const { text } = await received(id)
      expect(text.includes(SECRETS.kin)).toBe(false)
      expect(text.includes(SECRETS.engine)).toBe(false)
      expect([text.includes(SECRETS.mobile), text.includes(SECRETS.number)]).toEqual([verified, verified])
    }
  })

  it('hides engines that were shown when it was sent, once the seafarer hides them', async () => {
    const { seaman, send, received } = await start()
    await editOwnCv(seaman, { isHideEngines: false })
    const id = await send()
    expect((await received(id)).text).toContain(SECRETS.engine)
    await editOwnCv(seaman, { isHideEngines: true })
    expect((await received(id)).text).not.toContain(SECRETS.engine)
  })

  it('is no one else’s', async () => {
    const [one, other] = [await start(), await start()]
    const id = await one.send()
    expect((await other.own(id)).status).toBe(404)
    expect((await other.received(id)).status).toBe(404)
    expect((await other.company.get(`/server/vacancy/${one.vacancy.id}/application/${id}`)).status).toBe(404)
    expect(
      (await other.seaman.send('DELETE', `/server/seaman/application/${id}`, {}, await tokenOf(other))).status,
    ).toBe(404)
    expect((await one.own(id)).status).toBe(200)
  })

  const tokenOf = async ({ seaman }: Awaited<ReturnType<typeof start>>) => ({
    headers: { 'x-csrf-token': await seaman.getToken() },
  })

  it('is gone for both when it is withdrawn, and can be sent again', async () => {
    const started = await start()
    const id = await started.send()
    const withdraw = async () =>
      started.seaman.send('DELETE', `/server/seaman/application/${id}`, {}, await tokenOf(started))
    const left = await withdraw()
    expect([left.status, left.body]).toEqual([200, (await started.seaman.get('/server/seaman/application')).body])
    expect((await withdraw()).status).toBe(404)
    expect((await started.received(id)).status).toBe(404)
    expect(await cvs.listSent(started.seaman.seamanId)).toEqual([])
    expect(await countRows('outbox', "payload ->> 'applicationId' = ?", id)).toBe(0)
    expect((await started.apply()).status).toBe(201)
  })

  it('tells a company that has decided nothing of what is written later, and a refusal after a quarter of an hour', async () => {
    const { seaman, send, own, received, move } = await start()
    const id = await send()
    await move(id, 'new', 'rejected')
    await editOwnCv(seaman, { homeAirport: 'GDN' })
    expect((await received(id)).body.sent.cv).toMatchObject({ now: null, isFinal: true })
    expect((await own(id)).body.status).toBe('new')
    server.wait(16 * MINUTE)
    expect((await own(id)).body.status).toBe('rejected')
    expect((await seaman.get('/server/seaman/application')).body).toMatchObject({
      total: 1,
      items: [{ status: 'rejected' }],
    })
  })

  it('goes 180 days after it is over, the vacancy’s copy and the application stay', async () => {
    const { seaman, send, received, move } = await start()
    const session = await sessionOf(server, seaman)
    const id = await send()
    await move(id, 'new', 'rejected')
    const { keptUntil } = (await received(id)).body.sent
    expect(keptUntil).toBe(server.now() + 180 * DAY)
    server.wait(180 * DAY)
    const [sent] = await cvs.listSent(seaman.seamanId)
    expect(sent?.applicationId).toBe(id)
    await sweepSentCvs(services)
    expect(await cvs.listSent(seaman.seamanId)).toEqual([])
    const row = await env.DB.prepare('SELECT check_at, dropped_at FROM cv_sending WHERE application_id = ?')
      .bind(id)
      .first()
    expect(row).toEqual({ check_at: null, dropped_at: server.now() })
    expect(await countRows('application', 'id = ? AND vacancy_copy IS NOT NULL', id)).toBe(1)
    expect(await getOwnApplication(services, session, id)).toMatchObject({
      ...{ copy: 'over', keptUntil: null, match: null },
      cv: { sent: null, now: null },
    })
  })

  it('is kept once for a vacancy that no one changed', async () => {
    const { vacancy, send } = await start()
    await send()
    const other = await registerSeaman(server)
    await other.post(`/server/vacancy/${vacancy.id}/application`, {})
    expect(await countRows('vacancy_copy', 'vacancy_id = ?', vacancy.id)).toBe(1)
    expect(await countRows('application', 'vacancy_id = ?', vacancy.id)).toBe(2)
  })

  it('is swept where the application never came, and not before it could', async () => {
    const { seaman, apply } = await start()
    const { keepSent } = services.cvs
    const broken: CvStore['keepSent'] = async (...given) => {
      await keepSent(...given)
      throw new Error('the Worker is gone')
    }
    services.cvs.keepSent = broken
    expect((await apply()).status).toBe(500)
    services.cvs.keepSent = keepSent
    await sweepSentCvs(services)
    expect(await cvs.listSent(seaman.seamanId)).toHaveLength(1)
    server.wait(61 * MINUTE)
    await sweepSentCvs(services)
    expect(await cvs.listSent(seaman.seamanId)).toEqual([])
    expect(await countRows('cv_sending', 'seaman_id = ?', seaman.seamanId)).toBe(0)
  })

  it('goes with the company and its vacancies, and with the seafarer', async () => {
    const [one, other] = [await start(), await start()]
    await Promise.all([one.send(), other.send()])
    await env.DB.prepare('DELETE FROM organisation WHERE id = ?').bind(one.company.companyId).run()
    server.wait(61 * MINUTE)
    await sweepSentCvs(services)
    expect(await cvs.listSent(one.seaman.seamanId)).toEqual([])
    await env.DB.prepare('INSERT INTO erasure (account_id, requested_at, erase_at) VALUES (?, 0, 0)')
      .bind(other.seaman.accountId)
      .run()
    await eraseDueAccounts(services)
    expect(await cvs.listSent(other.seaman.seamanId)).toEqual([])
  })
})

describe('a vacancy that is not what it was while someone applies', () => {
  const server = startInterrupted(startServer)

  async function start() {
    const company = await registerCompany(server)
    const seaman = await registerSeaman(server)
    const { id } = await insertVacancy({ id: company.companyId, slug: company.slug, name: 'X' })
    const change = (columns: string) =>
      env.DB.prepare(`UPDATE vacancy SET ${columns}, updated_at = updated_at + 1 WHERE id = ?`).bind(id).run()
    return { seaman, id, change, apply: () => seaman.post(`/server/vacancy/${id}/application`, {}) }
  }

  it('is copied as it is when the application stands', async () => {
    const { seaman, apply, change } = await start()
    const answer = await server.beforeWrite(apply, () => change('pay_min = 700000'))
    expect(answer.status).toBe(201)
    const { body } = await seaman.get(`/server/seaman/application/${answer.body.id}`)
    expect(body.vacancy.sent.pay.min).toBe(700_000)
    expect(await countRows('cv_sending', 'seaman_id = ?', seaman.seamanId)).toBe(1)
  })

  it('takes no application once it is closed, and leaves no copy', async () => {
    const { seaman, apply, change } = await start()
    const answer = await server.beforeWrite(apply, () => change("status = 'closed'"))
    expect([answer.status, answer.body.code]).toEqual([409, 'vacancy-closed'])
    expect(await countRows('cv_sending', 'seaman_id = ?', seaman.seamanId)).toBe(0)
    expect(await server.services.cvs.listSent(seaman.seamanId)).toEqual([])
  })
})
