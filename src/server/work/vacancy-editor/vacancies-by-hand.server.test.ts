import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { editedVacancySchema } from '#src/contract/vacancy-editor/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { companyDeskDomain } from '#src/server/work/company-desk/index.ts'
import { expireVacancies } from '#src/server/work/vacancy/expire-vacancies.usecases.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { confirmAddress, countRows, createId, joinCompany, registerCompany } from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { createDesk, createForm, keyed } from '#tests/server/support/typed-vacancies.ts'
import { vacancyEditorDomain } from './index.ts'

const startServer = serverOf(vacancyEditorDomain, companyDeskDomain, vacancySearchDomain)

const server = startServer()

async function createOfficeOn(on: TestServer, options: { verified?: boolean } = {}) {
  const company = await registerCompany(on, options)
  await confirmAddress(company.email)
  return { ...company, ...createDesk(company) }
}

const createOffice = (options?: { verified?: boolean }) => createOfficeOn(server, options)

const findIds = async (client: Awaited<ReturnType<typeof createOffice>>, query: string) =>
  ((await client.get(`/server/vacancy?${query}`)).body.items as { id: string }[]).map(({ id }) => id)

describe('a draft', () => {
  it('keeps what is typed, however little sense it makes, and says what is wrong and what is needed', async () => {
    const office = await createOffice()
    const typed = { rank: 'the old man', payMin: 'much', joinFrom: '', texts: [] }
    const begun = await office.begin(typed)
    expect(begun).toMatchObject({ form: typed, version: 1, state: 'none', isDraft: true })
    expect(Object.keys(begun.problems)).toEqual(expect.arrayContaining(['rank', 'payMin']))
    expect(begun.needed).toEqual(['rank', 'payMin', 'joinFrom', 'texts.0.text'])
    expect(await countRows('vacancy', 'company_id = ?', office.companyId)).toBe(0)
  })

  it('is in the list of the company, its tab, its count, its orders and its file, as far as it makes sense', async () => {
    const office = await createOffice()
    const list = async (query = '') => (await office.get(`/server/company/vacancy${query}`)).body
    const idsOf = async (query: string) => (await list(query)).items.map(({ id }: { id: string }) => id)
    const { id: open } = await office.begin({ joinFrom: '2027-01-10', joinTo: '2027-01-20' })
    await office.publish(open, 1)
    const { id: early } = await office.begin({ rank: 'master', joinFrom: '2026-12-01', joinTo: '2026-12-10' })
    // Drafts of the same moment have no order.
    server.wait(1)
    const { id: odd } = await office.begin({
      rank: 'the old man',
      vesselName: 'Aurora',
      payMax: 'much',
      joinFrom: '2026-02-30',
    })
    const { items, facets } = await list()
    expect(items.map(({ id, typed }: { id: string; typed: string }) => [id, typed])).toEqual([
      [odd, 'new'],
      [early, 'new'],
      [open, null],
    ])
    expect(items[0]).toMatchObject({ rank: null, pay: null, joinFrom: null, status: 'draft', applications: 0 })
    expect(items[1]).toMatchObject({ rank: 'master', joinFrom: '2026-12-01', pay: { period: 'month' } })
    expect(facets.status).toContainEqual({ value: 'draft', count: 2 })
    expect([await idsOf('?sort=joining'), await idsOf('?sort=applications')]).toEqual([
      [early, open, odd],
      [odd, early, open],
    ])
    const found = [await idsOf('?status=draft'), await idsOf('?q=aurora'), await idsOf('?rank=master')]
    expect(found).toEqual([[odd, early], [odd], [early]])
    expect((await office.get('/server/company/vacancy.csv?in=en&status=draft')).text.split('\r\n')).toHaveLength(4)
    await office.save(open, 2, { engine: 'MAN' })
    expect((await list('?status=published')).items).toMatchObject([{ id: open, typed: 'change' }])
    expect(await (await createOffice()).get('/server/company/vacancy')).toMatchObject({ body: { items: [] } })
  })

  it('of another version of the site is listed without details, and returns 409 instead of being shown or overwritten', async () => {
    const office = await createOffice()
    const { id } = await office.begin()
    const setVersion = (version: number) =>
      env.DB.prepare("UPDATE vacancy_draft SET document = json_set(document, '$.version', ?) WHERE vacancy_id = ?")
        .bind(version, id)
        .run()
    await setVersion(2)
    expect((await office.get('/server/company/vacancy')).body.items).toMatchObject([{ id, rank: null, typed: 'new' }])
    const answers = [await office.get(`/server/vacancy/${id}/draft`), await office.save(id, 1, {})]
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'other-version'],
      [409, 'other-version'],
    ])
    await setVersion(1)
    expect((await office.read(id)).form).toEqual(createForm())
  })

  it('is begun once under one key, and found by no one else', async () => {
    const [office, other] = [await createOffice(), await createOffice()]
    const key = createId()
    const ids = [1, 2].map(
      async () => (await office.post('/server/vacancy', { form: createForm() }, keyed(key))).body.id,
    )
    expect(new Set(await Promise.all(ids)).size).toBe(1)
    expect((await other.get(`/server/vacancy/${await ids[0]}/draft`)).status).toBe(404)
  })

  it('is saved on the version that was read; a second one is told with what is there', async () => {
    const office = await createOffice()
    const { id } = await office.begin()
    expect((await office.save(id, 1, { engine: 'MAN' })).body.version).toBe(2)
    const late = await office.save(id, 1, { engine: 'WinGD' })
    expect([late.status, late.body.code, late.body.current.form.engine]).toEqual([409, 'version-conflict', 'MAN'])
    expect((await office.save(id, 1, { engine: 'MAN' })).body.version).toBe(2)
  })

  it('of two who save at once one comes through', async () => {
    const slow = startInterrupted(startServer)
    const office = await createOfficeOn(slow)
    const { id } = await office.begin()
    const late = await slow.beforeWrite(
      () => office.save(id, 1, { engine: 'WinGD' }),
      () => office.save(id, 1, { engine: 'MAN' }),
    )
    expect(late.body.code).toBe('version-conflict')
    expect((await office.read(id)).form.engine).toBe('MAN')
  })

  it('refuses a text that is longer than any is, and a viewer everything that writes', async () => {
    const office = await createOffice()
    const { id } = await office.begin()
    const long = await office.save(id, 1, { texts: [{ language: 'en', text: 'a'.repeat(6001) }] })
    expect([long.status, Object.keys(long.body.errors.vacancy)]).toEqual([422, ['texts.0.text']])
    const viewer = await joinCompany(server, office.companyId, 'viewer')
    expect((await viewer.get(`/server/vacancy/${id}/draft`)).status).toBe(200)
    expect((await viewer.put(`/server/vacancy/${id}`, { version: 1, form: createForm() })).status).toBe(403)
    expect((await createDesk(viewer).publish(id, 1)).status).toBe(403)
  })

  it('is thrown away, and the vacancy that it would have changed stays as it is', async () => {
    const office = await createOffice()
    const { id } = await office.begin()
    await office.publish(id, 1)
    await office.save(id, 2, { engine: 'MAN' })
    const headers = { 'x-csrf-token': await office.getToken() }
    await office.send('DELETE', `/server/vacancy/${id}/draft`, undefined, { headers })
    expect(await office.read(id)).toMatchObject({ isDraft: false, state: 'published', form: { engine: '' } })
  })
})

describe('publishing', () => {
  it('says what is missing beside its fields, and takes nothing without the clause', async () => {
    const office = await createOffice()
    const { id } = await office.begin({ payMax: '', port: 'Sevastopol', portCountry: 'UA' })
    const refused = await office.publish(id, 1)
    expect([refused.status, Object.keys(refused.body.errors.vacancy)]).toEqual([422, ['payMax', 'port']])
    await office.save(id, 1, {})
    expect((await office.publish(id, 2, { clause: '2020-01-01' })).body.errors.publication.clause).toBeTruthy()
  })

  it('of a checked company is in search at once, in each of its languages, with all that was typed', async () => {
    const office = await createOffice()
    const texts = [
      {
        language: 'en',
        text: 'A zephyrlike trade out of Singapore for a chief officer with gas experience and patience.',
      },
      {
        language: 'uk',
        text: 'Шукаємо старпома з досвідом на газовозах; судно барвінкове, рейси регулярні, екіпаж дружний.',
      },
    ]
    const { id } = await office.begin({
      texts,
      payBasic: '4000',
      payKind: 'gross',
      imo: '9811000',
      vesselName: 'Aurora',
    })
    expect((await office.publish(id, 1)).body).toMatchObject({ state: 'published', isDraft: false })
    for (const word of ['zephyrlike', 'барвінкове'])
      expect(await findIds(office, `q=${encodeURIComponent(word)}`)).toEqual([id])
    const shown = (await office.get(`/server/vacancy/${id}`)).body
    expect(shown).toMatchObject({
      imo: '9811000',
      vesselName: 'Aurora',
      payParts: { basic: 400_000, kind: 'gross', overtime: null },
      texts,
    })
    expect((await office.read(id)).form).toMatchObject({ texts, payBasic: '4000', payMax: '10500', port: 'SGSIN' })
  })

  it('tells no one the name and number of a ship that are told at the offer', async () => {
    const office = await createOffice()
    const { id } = await office.begin({ imo: '9811000', vesselName: 'Hiddenstar', hidesShip: true })
    await office.publish(id, 1)
    expect((await office.get(`/server/vacancy/${id}`)).text).not.toMatch(/9811000|Hiddenstar/)
    expect(await findIds(office, 'q=hiddenstar')).toEqual([])
    expect((await office.read(id)).form).toMatchObject({ vesselName: 'Hiddenstar', imo: '9811000', hidesShip: true })
  })

  it('under one key happens once, also when the answer was lost', async () => {
    const office = await createOffice()
    const { id } = await office.begin()
    const key = createId()
    const [first, again] = [await office.publish(id, 1, {}, key), await office.publish(id, 1, {}, key)]
    expect([first.status, again.status, again.body.version]).toEqual([200, 200, 2])
    expect(await countRows('vacancy', 'company_id = ?', office.companyId)).toBe(1)
  })

  it('of two who publish one version one comes through', async () => {
    const slow = startInterrupted(startServer)
    const office = await createOfficeOn(slow)
    const { id } = await office.begin()
    const late = await slow.beforeWrite(
      () => office.publish(id, 1),
      () => office.publish(id, 1),
    )
    expect(late.body.code).toBe('version-conflict')
    expect(await countRows('vacancy_search', 'rowid IN (SELECT seq FROM vacancy WHERE id = ?)', id)).toBe(1)
  })

  it('waits for an address that is confirmed, and of a company that is not checked for a moderator', async () => {
    const company = await registerCompany(server, { verified: false })
    const desk = createDesk(company)
    const { id } = await desk.begin()
    expect((await desk.publish(id, 1)).body.code).toBe('email-not-verified')
    await confirmAddress(company.email)
    expect((await desk.publish(id, 1)).body).toMatchObject({ state: 'moderation', isDraft: false })
    expect((await company.get(`/server/vacancy/${id}`)).status).toBe(404)
  })

  it('of a text that asks for money waits for a moderator', async () => {
    const office = await createOffice()
    const text = 'Chief officer for a modern gas carrier. Registration fee of 200 USD is paid before the interview.'
    const { id } = await office.begin({ texts: [{ language: 'en', text }] })
    expect((await office.publish(id, 1)).body).toMatchObject({ state: 'moderation', flags: ['fee-words'] })
  })

  it('shows another one that says nearly the same, and publishes both when the company wants it', async () => {
    const office = await createOffice()
    const { id: first } = await office.begin()
    await office.publish(first, 1)
    const second = await office.begin({ payMax: '10600' })
    expect(second.alike.map(({ id }) => id)).toEqual([first])
    expect((await office.publish(second.id, 1)).body.errors.publication.anyway).toBeTruthy()
    expect((await office.publish(second.id, 1, { anyway: true })).body.state).toBe('published')
    expect((await office.begin({ payMax: '14000' })).alike).toEqual([])
  })

  it('flags pay under the ILO minimum to the company and on the page', async () => {
    const office = await createOffice()
    const { id } = await office.begin({ rank: 'able-seaman', payMin: '600', payMax: '680' })
    expect((await office.publish(id, 1)).body).toMatchObject({ state: 'published', flags: ['pay-floor'] })
    expect((await office.get(`/server/vacancy/${id}`)).body.isUnderFloor).toBe(true)
  })

  it('takes no nationality, for no law is known that allows it', async () => {
    const office = await createOffice()
    const begun = await office.begin({ nationalities: [{ value: 'PH' }] })
    expect(begun.nationalityLaw).toBeNull()
    expect(Object.keys((await office.publish(begun.id, 1)).body.errors.vacancy)).toEqual(['nationalities.0.value'])
  })

  it('is previewed by the same way that it is shown', async () => {
    const office = await createOffice()
    const { id } = await office.begin({ payBonus: '500' })
    const { vacancy } = (await office.get(`/server/vacancy/${id}/preview`)).body
    await office.publish(id, 1)
    const {
      similar: _similar,
      expiresAt: _expires,
      employerOpenVacancies: _open,
      market: _market,
      ...shown
    } = (await office.get(`/server/vacancy/${id}`)).body
    expect(vacancy).toMatchObject({ ...shown, applications: null })
  })
})

describe('a published vacancy', () => {
  async function publishOne() {
    const office = await createOffice()
    const { id } = await office.begin()
    await office.publish(id, 1)
    return { office, id }
  }

  it('is hidden while it is paused, and comes back where it was', async () => {
    const { office, id } = await publishOne()
    const seq = async () => countRows('vacancy_search', 'rowid = (SELECT seq FROM vacancy WHERE id = ?)', id)
    expect((await office.act(id, 'pause')).body.state).toBe('paused')
    expect([(await office.get(`/server/vacancy/${id}`)).status, await seq()]).toEqual([404, 0])
    expect((await office.act(id, 'pause')).body.state).toBe('paused')
    expect((await office.get('/server/company/vacancy?status=paused')).body.items).toMatchObject([
      { id, status: 'paused' },
    ])
    expect((await office.publish(id, 2)).body.state).toBe('published')
    expect([(await office.get(`/server/vacancy/${id}`)).status, await seq()]).toEqual([200, 1])
  })

  it('that is paused ends with its time', async () => {
    const { office, id } = await publishOne()
    await office.act(id, 'pause')
    await expireVacancies({ ...server.services, clock: () => server.now() + 90 * DAY })
    expect((await office.read(id)).state).toBe('expired')
  })

  it('is extended to a day within its joining window, and no longer', async () => {
    const { office, id } = await publishOne()
    expect((await office.act(id, 'extend', { until: '2026-12-24' })).body.expiresAt).toBe(Date.UTC(2026, 11, 25))
    expect((await office.act(id, 'extend', { until: '2027-03-01' })).body.errors.extension.until).toContain('2027-01')
    expect((await office.act(id, 'extend')).body.expiresAt).toBe(Date.UTC(2027, 0, 11))
  })

  it('is closed with how it ended, once', async () => {
    const { office, id } = await publishOne()
    expect((await office.act(id, 'close', { outcome: 'filled-here' })).body).toMatchObject({
      state: 'closed',
      outcome: 'filled-here',
    })
    expect((await office.act(id, 'close', { outcome: 'filled-here' })).status).toBe(200)
    expect((await office.act(id, 'pause')).body.code).toBe('conflict')
    expect((await office.get(`/server/vacancy/${id}`)).body.status).toBe('expired')
  })

  it('is duplicated without its dates, once under one key', async () => {
    const { office, id } = await publishOne()
    const key = createId()
    const copies = [1, 2].map(async () =>
      editedVacancySchema.parse((await office.post(`/server/vacancy/${id}/duplicate`, {}, keyed(key))).body),
    )
    const [copy, same] = await Promise.all(copies)
    expect(copy).toMatchObject({ state: 'none', form: { rank: 'chief-officer', joinFrom: '', joinTo: '' } })
    expect(same?.id).toBe(copy?.id)
  })
})
