import { describe, expect, it } from 'vitest'
import { vacancyDetailSchema } from '#src/contract/vacancy-search/schemas.ts'
import { marketDomain } from '#src/server/work/market/index.ts'
import { vacancyDomain } from '#src/server/work/vacancy/index.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { createId, insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancySearchDomain } from './index.ts'

const startServer = serverOf(vacancySearchDomain, vacancyDomain, marketDomain)

const DAY = 86_400_000

describe('a vacancy', () => {
  const server = startServer()
  const client = createClient(server)
  const read = async (id: string) => {
    const answer = await client.get(`/server/vacancy/${id}`)
    expect(answer.status, answer.text).toBe(200)
    return vacancyDetailSchema.parse(answer.body)
  }

  it('tells everything about post, ship and employer', async () => {
    const company = await insertCompany({
      licence_number: 'RPSL-1',
      licence_issuer: 'HCG',
      licence_expires: '2028-01-01',
      licence_checked_at: null,
    })
    const { id } = await insertVacancy(company, {
      any_nationality: 0,
      nationalities: '["PH","UA"]',
      certificates: '["coc-engine-ce-2e"]',
      crew_size: 24,
      crew_nationalities: '["PH"]',
      travel_paid: 1,
    } as never)
    expect(await read(id)).toMatchObject({
      id,
      status: 'published',
      rank: 'second-engineer',
      pay: { min: 900_000, max: 1_000_000, currency: 'USD', period: 'month' },
      duration: { months: 4, plusMinus: 1 },
      rotation: null,
      nationalities: ['PH', 'UA'],
      crew: { size: 24, nationalities: ['PH'] },
      travelPaid: true,
      licence: { number: 'RPSL-1', checkedAt: null },
      employer: { id: company.id, verified: true },
      employerOpenVacancies: 1,
      appliedAt: null,
    })
  })

  it('shows the market of its rank on its ships, of its rank when there are few, and nothing when there are fewer', async () => {
    const company = await insertCompany()
    const add = (vessel_type: string, pay_usd: number) =>
      insertVacancy(company, { rank: 'fitter', vessel_type, pay_usd })
    const { id } = await add('ro-ro', 100)
    const marketAfterCounting = async () => {
      await runSchedule(server)
      return (await read(id)).market
    }
    for (const pay of [200, 300, 400]) await add('ro-ro', pay)
    expect(await marketAfterCounting()).toBeNull()
    await add('reefer', 1000)
    expect(await marketAfterCounting()).toEqual({ low: 200, median: 300, high: 400, count: 5, scope: 'rank' })
    await add('ro-ro', 500)
    expect(await marketAfterCounting()).toEqual({
      low: 200,
      median: 300,
      high: 400,
      count: 5,
      scope: 'rank-and-vessel',
    })
  })

  it('names four similar ones: the same rank first, then the same kind of ship', async () => {
    const company = await insertCompany()
    const other = await insertVacancy(company, { rank: 'oiler', department: 'engine', vessel_type: 'dredger' })
    await insertVacancy(company, { rank: 'cook', department: 'galley', vessel_type: 'dredger' })
    const { id } = await insertVacancy(company, { rank: 'wiper', department: 'engine', vessel_type: 'dredger' })
    const same = await insertVacancy(company, { rank: 'wiper', department: 'engine', vessel_type: 'reefer' })
    expect((await read(id)).similar.map((card) => card.id)).toEqual([same.id, other.id])
  })

  it('that expired is shown for thirty days, then gone', async () => {
    const company = await insertCompany()
    const over = await insertVacancy(company, { status: 'expired', expires_at: START - 29 * DAY })
    const late = await insertVacancy(company, { expires_at: START - 1 })
    const gone = await insertVacancy(company, { status: 'expired', expires_at: START - 30 * DAY })
    expect((await read(over.id)).status).toBe('expired')
    expect((await read(late.id)).status).toBe('expired')
    expect((await client.get(`/server/vacancy/${gone.id}`)).status).toBe(410)
  })

  it('that is not public, or never was, is not found', async () => {
    const draft = await insertVacancy(await insertCompany(), { status: 'draft', published_at: null })
    for (const id of [draft.id, createId(), 'x', `${createId()}'`, '..%2f']) {
      expect((await client.get(`/server/vacancy/${id}`)).status, id).toBe(404)
    }
  })
})
