import { env } from 'cloudflare:test'
import { beforeEach, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#src/domain/time.ts'
import { START } from '#tests/server/support/client.ts'
import {
  createId,
  insertCompany,
  insertRow,
  insertVacancy,
  NOTHING_COMPARED,
  registerCompany,
  registerSeaman,
} from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { refreshHiringMarket } from './hiring-market.usecases.ts'
import { statisticsDomain } from './index.ts'

const server = serverOf(statisticsDomain)()
const APPLIED = 5
let seamen: string[]

beforeEach(async () => {
  await env.DB.batch([env.DB.prepare('DELETE FROM application_fact'), env.DB.prepare('DELETE FROM statistic')])
  seamen ??= await Promise.all(Array.from({ length: APPLIED }, async () => (await registerSeaman(server)).seamanId))
})

/** A company with five applications, answered after some hours; those to fill joined after some days. */
async function addCompany(hours: number, fillDays: number, rank = 'master') {
  const company = await insertCompany()
  const published_at = START - 60 * DAY
  const { id: vacancy_id } = await insertVacancy(company, { rank, published_at })
  for (const seaman_id of seamen) {
    const created_at = START - 20 * DAY
    const row = { vacancy_id, seaman_id, status: 'joined', ...NOTHING_COMPARED, created_at }
    await insertRow('application', {
      id: createId(),
      ...row,
      answered_at: created_at + hours * HOUR,
      updated_at: published_at + fillDays * DAY,
    })
  }
}

const read = async () => {
  const client = await registerCompany(server)
  return (await client.get('/server/company/statistics')).body.market
}

describe('the medians of the market', () => {
  it('are shown from six companies on, so that at least five others are behind them', async () => {
    for (const hours of [2, 4, 6, 8, 10]) await addCompany(hours, 40 + hours)
    await refreshHiringMarket(server.services)
    expect(await read()).toMatchObject({
      answers: { inTime: null, hours: null },
      stages: [{ share: null }, { share: null }, { share: null }, { share: null }, { share: null }],
      fill: { days: null, ranks: [] },
    })
    await addCompany(400, 59)
    await refreshHiringMarket(server.services)
    expect(await read()).toMatchObject({
      answers: { inTime: 100, hours: 7 },
      stages: [{ stage: 'read', share: 100 }, {}, {}, {}, { stage: 'joined', share: 100 }],
      fill: { days: 47, ranks: [{ rank: 'master', days: 47 }] },
    })
  })

  it('leave out a rank with too few companies, and companies with few applications', async () => {
    for (const hours of [2, 4, 6, 8, 10]) await addCompany(hours, 50)
    await addCompany(12, 50, 'bosun')
    await env.DB.prepare('DELETE FROM application_fact WHERE answer_hours = 12 AND id % 2 = 0').run()
    await refreshHiringMarket(server.services)
    expect(await read()).toMatchObject({ answers: { hours: null }, fill: { days: 50, ranks: [] } })
  })
})
