import { env } from 'cloudflare:test'
import { describe, expect, it } from 'vitest'
import { companyStatisticsSchema, vacancyFiguresListSchema } from '#src/contract/statistics/schemas.ts'
import { toDayNumber } from '#src/domain/statistics/periods.ts'
import { DAY, HOUR, MINUTE, toPlainDate } from '#src/domain/time.ts'
import { START } from '#tests/server/support/client.ts'
import {
  createId,
  insertRow,
  insertVacancy,
  joinCompany,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { applicationDomain } from '../application/index.ts'
import { statisticsDomain } from './index.ts'
import { countByAnswer, countByDay, countFilled } from './statistics.repository.ts'
import { sweepStatistics } from './sweep-statistics.usecases.ts'
import { FIGURES } from './vacancy-figures.repository.ts'
import { countViewsByDay } from './vacancy-views.repository.ts'

const server = serverOf(statisticsDomain, applicationDomain)()

const PATH = '/server/company/statistics'

const register = async () => {
  const client = await registerCompany(server)
  const company = { id: client.companyId, slug: client.slug, name: 'Company' }
  const read = async (query = '') => companyStatisticsSchema.parse((await client.get(`${PATH}${query}`)).body)
  const list = async (query = '') => vacancyFiguresListSchema.parse((await client.get(`${PATH}/vacancy${query}`)).body)
  return { client, company, read, list }
}

/** An application that arrived some time before `START`. */
async function apply(vacancyId: string, ago: number, more: Record<string, string | number | null> = {}) {
  const { seamanId } = await registerSeaman(server)
  const id = createId()
  const created_at = START - ago
  await insertRow('application', {
    id,
    vacancy_id: vacancyId,
    seaman_id: seamanId,
    status: 'new',
    ...NOTHING_COMPARED,
    created_at,
    updated_at: created_at,
    ...more,
  })
  return { id, seamanId }
}

const move = (id: string, status: string, at: number) =>
  env.DB.prepare(
    'UPDATE application SET status = ?, answered_at = coalesce(answered_at, ?), updated_at = ? WHERE id = ?',
  )
    .bind(status, at, at, id)
    .run()

const erase = (seamanId: string) => env.DB.prepare('DELETE FROM seaman WHERE id = ?').bind(seamanId).run()

const listFacts = (vacancyId: string) =>
  env.DB.prepare('SELECT * FROM application_fact WHERE vacancy_id = ? ORDER BY id')
    .bind(vacancyId)
    .all<Record<string, unknown>>()

const countOf = ({ stages }: { stages: { stage: string; count: number }[] }) =>
  Object.fromEntries(stages.map(({ stage, count }) => [stage, count]))

describe('the statistics of a company', () => {
  it('count applications of the period and of the one before, in the week in which they arrived', async () => {
    const { company, read } = await register()
    const vacancy = await insertVacancy(company)
    await apply(vacancy.id, 0)
    await apply(vacancy.id, 8 * DAY)
    await apply(vacancy.id, 9 * DAY)
    await apply(vacancy.id, 100 * DAY)
    const { applications, steps, to, vacancies } = await read()
    expect(applications).toEqual({ now: 3, before: 1 })
    expect(steps).toHaveLength(12)
    expect(steps.reduce((sum, step) => sum + step.applications, 0)).toBe(3)
    expect(steps.at(-1)?.applications).toBe(1)
    expect(to).toBe(toPlainDate(START))
    expect(vacancies).toBe(1)
  })

  it('count a stage as reached after 15 minutes, even if a rejection follows', async () => {
    const { company, read } = await register()
    const { id: vacancyId } = await insertVacancy(company)
    const [kept, undone, joined] = [
      await apply(vacancyId, 5 * DAY),
      await apply(vacancyId, 5 * DAY),
      await apply(vacancyId, 5 * DAY),
    ]
    await apply(vacancyId, 5 * DAY)
    const at = START - 4 * DAY
    await move(kept.id, 'interview', at)
    await move(kept.id, 'rejected', at + HOUR)
    await move(undone.id, 'offered', at)
    await move(undone.id, 'shortlisted', at + 5 * MINUTE)
    await move(joined.id, 'offered', at)
    await move(joined.id, 'joined', at + DAY)
    expect(countOf(await read())).toEqual({
      applied: 4,
      read: 3,
      shortlisted: 3,
      interview: 2,
      offered: 1,
      joined: 1,
    })
  })

  it('judge answers of applications that are a week old, and measure all that were answered', async () => {
    const { company, read } = await register()
    const { id: vacancyId } = await insertVacancy(company)
    const inTime = await apply(vacancyId, 10 * DAY)
    const late = await apply(vacancyId, 20 * DAY)
    const recent = await apply(vacancyId, DAY)
    await apply(vacancyId, 10 * DAY)
    await apply(vacancyId, 2 * DAY)
    await move(inTime.id, 'shortlisted', START - 10 * DAY + 4 * HOUR)
    await move(late.id, 'rejected', START - 12 * DAY)
    await move(recent.id, 'rejected', START - DAY + 6 * HOUR)
    expect((await read()).answers).toEqual({ due: 3, inTime: 1, hours: 6 })
  })

  it('measure the days from the publication to joining, by rank', async () => {
    const { company, read } = await register()
    const published = { published_at: START - 30 * DAY }
    const master = await insertVacancy(company, { ...published, rank: 'master' })
    const cook = await insertVacancy(company, { ...published, rank: 'chief-cook' })
    for (const [vacancy, after] of [
      [master, 10],
      [master, 20],
      [cook, 5],
    ] as const) {
      const { id } = await apply(vacancy.id, 29 * DAY)
      await move(id, 'offered', START - 28 * DAY)
      await move(id, 'joined', START - 30 * DAY + after * DAY)
    }
    expect((await read()).fill).toEqual({
      filled: 3,
      days: 10,
      ranks: [
        { rank: 'master', filled: 2, days: 15 },
        { rank: 'chief-cook', filled: 1, days: 5 },
      ],
    })
  })

  it('keep the week and the stage of an erased applicant, and nothing that leads to the person', async () => {
    const { company, read } = await register()
    const { id: vacancyId } = await insertVacancy(company)
    const { id, seamanId } = await apply(vacancyId, 9 * DAY)
    await apply(vacancyId, 2 * DAY)
    await move(id, 'shortlisted', START - 8 * DAY)
    const before = await read()
    await erase(seamanId)
    expect(await read()).toEqual(before)
    const { results } = await listFacts(vacancyId)
    expect(results.map(({ application_id }) => application_id === null)).toEqual([false, true])
    expect((Number(results[1]?.day) + 3) % 7).toBe(0)
  })

  it('count the days to joining of an erased applicant from the week alone', async () => {
    const { company, read } = await register()
    const publishedOn = toDayNumber(START) - 60
    const { id: vacancyId } = await insertVacancy(company, { published_at: publishedOn * DAY })
    const monday = toDayNumber(START) - 30 - ((toDayNumber(START) - 30 + 3) % 7)
    const people = [await apply(vacancyId, 40 * DAY), await apply(vacancyId, 40 * DAY)]
    await move(people[0]?.id ?? '', 'joined', monday * DAY)
    await move(people[1]?.id ?? '', 'joined', (monday + 6) * DAY)
    for (const { seamanId } of people) await erase(seamanId)
    const { results } = await listFacts(vacancyId)
    const known = { filled_day: monday, fill_days: monday + 3 - publishedOn }
    expect(results).toMatchObject([known, known])
    expect((await read()).fill).toMatchObject({ filled: 2, days: known.fill_days })
  })

  it('count as read what a member has looked at', async () => {
    const { client, company, read } = await register()
    const { id: vacancyId } = await insertVacancy(company)
    const { id } = await apply(vacancyId, DAY)
    expect(countOf(await read()).read).toBe(0)
    await client.post(`/server/vacancy/${vacancyId}/application/${id}/view`, undefined)
    expect(countOf(await read()).read).toBe(1)
  })

  it('contain nothing of another company, and refuse its vacancy', async () => {
    const one = await register()
    const other = await register()
    const vacancy = await insertVacancy(other.company)
    await apply(vacancy.id, DAY)
    expect(await one.read()).toMatchObject({ applications: { now: 0 }, vacancies: 0 })
    expect((await one.list()).items).toEqual([])
    expect((await one.client.get(`${PATH}?vacancy=${vacancy.id}`)).status).toBe(404)
    expect(await other.read(`?vacancy=${vacancy.id}`)).toMatchObject({ vacancy: { id: vacancy.id } })
  })

  it('are open to viewers, and to nobody outside the company', async () => {
    const { company } = await register()
    const viewer = await joinCompany(server, company.id, 'viewer')
    expect((await viewer.get(PATH)).status).toBe(200)
    expect((await viewer.get(`${PATH}/vacancy`)).status).toBe(200)
    const seaman = await registerSeaman(server)
    expect((await seaman.get(PATH)).status).toBe(403)
  })

  it('are deleted once no period contains them', async () => {
    const { company } = await register()
    const { id: vacancyId } = await insertVacancy(company)
    await apply(vacancyId, 800 * DAY)
    await apply(vacancyId, 700 * DAY)
    await sweepStatistics(server.services)
    const days = await env.DB.prepare('SELECT day FROM application_fact WHERE vacancy_id = ?')
      .bind(vacancyId)
      .all<{ day: number }>()
    expect(days.results).toEqual([{ day: toDayNumber(START - 700 * DAY) }])
  })
})

describe('the vacancies of a company with their figures', () => {
  it('are sorted by what is asked, and leave out what was over before and drafts', async () => {
    const { company, list } = await register()
    const quiet = await insertVacancy(company, { rank: 'master', published_at: START - DAY })
    const busy = await insertVacancy(company, { published_at: START - 2 * DAY })
    await insertVacancy(company, { status: 'expired', published_at: START - 300 * DAY, expires_at: START - 200 * DAY })
    await insertVacancy(company, { status: 'draft', published_at: null })
    const { id } = await apply(busy.id, DAY)
    await apply(busy.id, DAY)
    await move(id, 'shortlisted', START - HOUR)
    const { items, total } = await list('?sort=applications')
    expect(items.map((item) => item.id)).toEqual([busy.id, quiet.id])
    expect(total).toBe(2)
    expect(items[0]).toMatchObject({ applications: 2, answered: 1, shortlisted: 1, joined: 0 })
    expect((await list('?sort=newest')).items.map((item) => item.id)).toEqual([quiet.id, busy.id])
    expect((await list('?period=12-months')).items).toHaveLength(3)
  })

  it('are a file whose cells cannot be formulas', async () => {
    const { client, company } = await register()
    const vacancy = await insertVacancy(company, { vessel_name: '=HYPERLINK("x")' })
    await apply(vacancy.id, DAY)
    const { text, headers } = await client.get(`${PATH}/vacancy.csv?in=de`)
    expect(headers.get('content-disposition')).toContain('statistics-12-weeks.csv')
    expect(text).toContain('Bewerbungen')
    expect(text).not.toMatch(/(^|,)"?=/m)
    expect(text).toContain("'=HYPERLINK")
  })
})

describe('the statements of the statistics', () => {
  const { db } = server.services
  const span = { from: 20_000, to: 20_100 }
  const built = [
    ...[undefined, 'vacancy'].flatMap((vacancyId) => {
      const scope = { companyId: 'company', vacancyId }
      return [
        countByDay(db, scope, span),
        countByAnswer(db, scope, span, 20_050),
        countFilled(db, scope, span),
        countViewsByDay(db, scope, span),
      ].map((statement) => statement.toSQL())
    }),
    { sql: `${FIGURES} SELECT * FROM listed`, params: ['company', span.from, span.to, 0] },
  ]

  it('read the days of the company or vacancy from an index, and scan no table', async () => {
    for (const { sql, params } of built) {
      const { results } = await env.DB.prepare(`EXPLAIN QUERY PLAN ${sql}`)
        .bind(...params)
        .all<{ detail: string }>()
      const steps = results.map(({ detail }) => detail)
      expect(
        steps.filter((step) => /^SCAN (?:application_fact|vacancy_view|vacancy|v)\b/.test(step)),
        sql,
      ).toEqual([])
    }
  })
})
