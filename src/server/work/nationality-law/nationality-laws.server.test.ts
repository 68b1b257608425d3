import { describe, expect, it } from 'vitest'
import { nationalityLawListSchema, nationalityLawSchema } from '#src/contract/nationality-law/schemas.ts'
import type { MatchLine } from '#src/domain/match/match-line.ts'
import { moderationDomain } from '#src/server/back-office/moderation/index.ts'
import { applicationDomain } from '#src/server/work/application/index.ts'
import { vacancyEditorDomain } from '#src/server/work/vacancy-editor/index.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { readLog, registerAdmin } from '#tests/server/support/admins.ts'
import type { Client } from '#tests/server/support/client.ts'
import {
  confirmAddress,
  countRows,
  createId,
  insertCompany,
  insertVacancy,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { startInterrupted } from '#tests/server/support/meanwhile.ts'
import { serverOf, type TestServer } from '#tests/server/support/server-of.ts'
import { createDesk, keyed } from '#tests/server/support/typed-vacancies.ts'
import { nationalityLawDomain } from './index.ts'

const startServer = serverOf(
  nationalityLawDomain,
  moderationDomain,
  applicationDomain,
  vacancyEditorDomain,
  vacancySearchDomain,
)

const TODAY = '2026-11-20'
const YESTERDAY = '2026-11-19'
const SOURCE = 'Crew Nationality Act 2020, section 4'
const PATH = '/server/admin/nationality-law'

const enter = (admin: Client, country: string, more: object = {}) =>
  admin.post(PATH, { country, from: '2026-01-01', until: null, source: SOURCE, ...more })
const end = (admin: Client, id: string, until: string) => admin.put(`${PATH}/${id}/end`, { until })
const list = async (admin: Client, country: string) =>
  nationalityLawListSchema.parse((await admin.get(PATH)).body).items.filter((law) => law.country === country)

describe('the register of laws', () => {
  const server = startServer()

  it('is read and kept by admins alone', async () => {
    const { id } = (await enter(await registerAdmin(server), 'PA')).body
    for (const other of [await registerCompany(server), await registerSeaman(server)]) {
      expect((await other.get(PATH)).status).toBe(403)
      expect((await enter(other, 'PA')).status).toBe(403)
      expect((await end(other, id, TODAY)).status).toBe(403)
    }
    expect(await countRows('nationality_law', "country = 'PA' AND until_day IS NULL")).toBe(1)
  })

  it('tells who entered an entry and who ended it, and keeps it when it is over', async () => {
    const [one, other] = [await registerAdmin(server), await registerAdmin(server)]
    const entered = nationalityLawSchema.parse((await enter(one, 'LR')).body)
    expect(entered).toMatchObject({ until: null, source: SOURCE, enteredBy: one.email, endedBy: null, endedAt: null })
    await end(other, entered.id, YESTERDAY)
    expect(await list(one, 'LR')).toEqual([
      { ...entered, until: YESTERDAY, endedBy: other.email, endedAt: server.now() },
    ])
    expect((await readLog(one.accountId)).at(-1)).toMatchObject({ kind: 'nationality-law-entered' })
    expect((await readLog(other.accountId)).at(-1)).toMatchObject({ kind: 'nationality-law-ended' })
  })

  it('says beside each field what is wrong with it', async () => {
    const admin = await registerAdmin(server)
    const fieldsOf = async (more: object) =>
      Object.keys((await enter(admin, 'MH', more)).body.errors?.nationality ?? {}).sort()
    expect(await fieldsOf({ country: 'XX', from: '2026-02-31', until: 'soon', source: ' ' })).toEqual([
      'country',
      'from',
      'source',
      'until',
    ])
    expect(await fieldsOf({ until: '2025-12-31' })).toEqual(['until'])
    expect(await fieldsOf({ source: 'a'.repeat(301) })).toEqual(['source'])
    expect(await list(admin, 'MH')).toEqual([])
  })

  it('takes no second entry of a country for the same days, and one for the days after', async () => {
    const admin = await registerAdmin(server)
    const { id } = (await enter(admin, 'MT')).body
    const late = await enter(admin, 'MT', { from: '2027-01-01', source: 'Another act' })
    expect([late.status, Object.keys(late.body.errors.nationality)]).toEqual([422, ['from']])
    await end(admin, id, '2026-12-31')
    expect((await enter(admin, 'MT', { from: '2027-01-01', source: 'Another act' })).status).toBe(201)
  })

  it('has the same entry once, however often it is sent', async () => {
    const admin = await registerAdmin(server)
    const answers = [await enter(admin, 'BS'), await enter(admin, 'BS')]
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1)
    expect(await list(admin, 'BS')).toHaveLength(1)
  })

  it('of two who enter a country at once has one, and tells the other', async () => {
    const slow = startInterrupted(startServer)
    const admin = await registerAdmin(slow)
    const late = await slow.beforeWrite(
      () => enter(admin, 'HK'),
      () => enter(admin, 'HK', { source: 'Another act' }),
    )
    expect([late.status, Object.keys(late.body.errors.nationality)]).toEqual([422, ['from']])
    expect(await list(admin, 'HK')).toMatchObject([{ source: 'Another act' }])
  })

  it('ends an entry on the earliest day that was given, and is not changed by ending it again', async () => {
    const [admin, other] = [await registerAdmin(server), await registerAdmin(server)]
    const { id } = (await enter(admin, 'KY')).body
    await end(admin, id, TODAY)
    for (const day of [TODAY, '2027-01-01'])
      expect((await end(other, id, day)).body).toMatchObject({ until: TODAY, endedBy: admin.email })
    expect((await end(other, id, YESTERDAY)).body).toMatchObject({ until: YESTERDAY, endedBy: other.email })
    expect((await end(other, id, '2025-12-30')).status).toBe(422)
    expect((await end(other, id, '2025-12-31')).body.until).toBe('2025-12-31')
    expect((await end(other, createId(), TODAY)).status).toBe(404)
  })

  it('ended by two at once ends on the earlier day', async () => {
    const slow = startInterrupted(startServer)
    const admin = await registerAdmin(slow)
    const { id } = (await enter(admin, 'BM')).body
    const late = await slow.beforeWrite(
      () => end(admin, id, TODAY),
      () => end(admin, id, YESTERDAY),
    )
    expect([late.status, late.body.until]).toEqual([200, YESTERDAY])
  })
})

const asksFor = (nationalities: string[]) => ({ any_nationality: 0, nationalities: JSON.stringify(nationalities) })
const isNationality = ({ kind }: MatchLine) => kind === 'nationality'
const stateIn = (lines: MatchLine[]) => lines.find(isNationality)?.state

describe('a match', () => {
  const server = startServer()
  const linesFor = async (seaman: Client, id: string): Promise<MatchLine[]> =>
    (await seaman.get(`/server/vacancy/${id}`)).body.match.lines

  it('has a line on nationality on its page, in the list and in its order only while a law lets the vacancy ask', async () => {
    const [admin, seaman] = [await registerAdmin(server), await registerSeaman(server)]
    const company = await insertCompany({ country: 'SG' })
    const vacancies = {
      own: await insertVacancy(company, asksFor(['UA'])),
      others: await insertVacancy(company, asksFor(['PH'])),
    }
    const listed = async (sort: string) => (await seaman.get(`/server/vacancy?country=SG&sort=${sort}`)).body.items
    const ofOf = async (sort: string) =>
      new Set((await listed(sort)).map(({ own }: { own: { match: { of: number } } }) => own.match.of))
    const [before] = [...(await ofOf('newest'))] as number[]
    expect(stateIn(await linesFor(seaman, vacancies.own.id))).toBeUndefined()
    const law = (await enter(admin, 'SG')).body
    expect(stateIn(await linesFor(seaman, vacancies.own.id))).toBe('met')
    expect(stateIn(await linesFor(seaman, vacancies.others.id))).toBe('missing')
    for (const sort of ['newest', 'match']) expect(await ofOf(sort)).toEqual(new Set([(before ?? 0) + 1]))
    // Without the line the newer one would be first.
    expect((await listed('match')).map(({ id }: { id: string }) => id)).toEqual([vacancies.own.id, vacancies.others.id])
    await end(admin, law.id, YESTERDAY)
    expect(stateIn(await linesFor(seaman, vacancies.own.id))).toBeUndefined()
    expect((await listed('match')).map(({ id }: { id: string }) => id)).toEqual([vacancies.others.id, vacancies.own.id])
  })

  it.each([
    ['JM', true],
    ['BB', false],
  ])('of an application keeps for both sides what was lawful then, in %s: %s', async (country, wasLawful) => {
    const [admin, seaman] = [await registerAdmin(server), await registerSeaman(server)]
    const company = await registerCompany(server, { country })
    const owner = { id: company.companyId, slug: company.slug, name: 'X' }
    const { id } = await insertVacancy(owner, asksFor(['PH']))
    const law = wasLawful ? (await enter(admin, country)).body : null
    const application = (await seaman.post(`/server/vacancy/${id}/application`, { note: null })).body
    if (law) await end(admin, law.id, YESTERDAY)
    else await enter(admin, country)
    const own = (await seaman.get(`/server/seaman/application/${application.id}`)).body.match
    const received = (await company.get(`/server/vacancy/${id}/application/${application.id}`)).body.sent.match
    expect(received).toEqual(own)
    expect(stateIn(own.items.map(({ line }: { line: MatchLine }) => line))).toBe(wasLawful ? 'missing' : undefined)
  })
})

async function createOffice(on: TestServer, country: string, options: { verified?: boolean } = {}) {
  const company = await registerCompany(on, { country, ...options })
  await confirmAddress(company.email)
  return { ...company, ...createDesk(company) }
}

const DEMAND = { nationalities: [{ value: 'PH' }] }
const FIELD = 'nationalities.0.value'
const problemsOf = ({ body }: { body: { errors?: { vacancy?: object } } }) => Object.keys(body.errors?.vacancy ?? {})

describe('a vacancy that asks for nationalities', () => {
  const server = startServer()

  it('is published while a law of the company’s country lets it, and the form names that law', async () => {
    const [admin, office] = [await registerAdmin(server), await createOffice(server, 'CY')]
    const { id } = await office.begin(DEMAND)
    expect(problemsOf(await office.publish(id, 1))).toEqual([FIELD])
    await enter(admin, 'CY', { from: '2026-11-21' })
    expect((await office.read(id)).nationalityLaw).toBeNull()
    expect(problemsOf(await office.publish(id, 1))).toEqual([FIELD])
    await enter(admin, 'CY', { from: TODAY, until: TODAY })
    expect((await office.read(id)).nationalityLaw).toBe(SOURCE)
    expect((await office.publish(id, 1)).body.state).toBe('published')
    const stranger = await createOffice(server, 'GR')
    expect(problemsOf(await stranger.publish((await stranger.begin(DEMAND)).id, 1))).toEqual([FIELD])
  })

  it('is told to take them out when it is changed, paused or copied after the law has ended', async () => {
    const [admin, office] = [await registerAdmin(server), await createOffice(server, 'IM')]
    const law = (await enter(admin, 'IM')).body
    const { id } = await office.begin(DEMAND)
    await office.publish(id, 1)
    await end(admin, law.id, YESTERDAY)
    await office.save(id, 2, { ...DEMAND, engine: 'MAN' })
    expect(problemsOf(await office.publish(id, 3))).toEqual([FIELD])
    await office.act(id, 'pause')
    expect(problemsOf(await office.publish(id, 3))).toEqual([FIELD])
    const copy = (await office.post(`/server/vacancy/${id}/duplicate`, {}, keyed())).body
    expect(copy.form.nationalities).toEqual(DEMAND.nationalities)
    await office.save(copy.id, 1, DEMAND)
    expect(problemsOf(await office.publish(copy.id, 2, { anyway: true }))).toEqual([FIELD])
    await office.save(id, 3, { nationalities: [] })
    expect((await office.publish(id, 4)).body.state).toBe('published')
  })

  it('is not published when the law ends while it is written', async () => {
    const slow = startInterrupted(startServer)
    const [admin, office] = [await registerAdmin(slow), await createOffice(slow, 'GI')]
    const law = (await enter(admin, 'GI')).body
    const { id } = await office.begin(DEMAND)
    const late = await slow.beforeWrite(
      () => office.publish(id, 1),
      () => end(admin, law.id, YESTERDAY),
    )
    expect(problemsOf(late)).toEqual([FIELD])
    expect((await office.read(id)).state).toBe('none')
  })

  it('that waits for a moderator is not published after the law has ended', async () => {
    const [admin, office] = [await registerAdmin(server), await createOffice(server, 'VU', { verified: false })]
    const law = (await enter(admin, 'VU')).body
    const { id } = await office.begin(DEMAND)
    expect((await office.publish(id, 1)).body.state).toBe('moderation')
    await end(admin, law.id, YESTERDAY)
    const { seen } = (await admin.get(`/server/admin/vacancy/${id}`)).body
    const decide = (decision: object) => admin.put(`/server/admin/vacancy/${id}/decision`, { seen, ...decision })
    expect((await decide({ act: 'approve' })).body.errors.moderation.act).toBeTruthy()
    expect((await decide({ act: 'refuse', reason: 'unlawful' })).status).toBe(200)
  })
})
