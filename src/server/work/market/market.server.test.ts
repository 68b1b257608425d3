import { env } from 'cloudflare:test'
import { beforeAll, describe, expect, it } from 'vitest'
import { fleetMarketSchema, payIndexSchema, positionMarketSchema } from '#src/contract/market/schemas.ts'
import type { PaySpread } from '#src/domain/market/pay-quartiles.ts'
import { toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { vacancyDomain } from '#src/server/work/vacancy/index.ts'
import { createClient } from '#tests/server/support/client.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { runSchedule } from '#tests/server/support/schedule.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { marketDomain } from './index.ts'

const startServer = serverOf(marketDomain, vacancyDomain)

const server = startServer()
const client = createClient(server)

const readPosition = async (rank: string) =>
  positionMarketSchema.parse((await client.get(`/server/position/${rank}`)).body)
const readFleet = async (fleet: string) => fleetMarketSchema.parse((await client.get(`/server/job/${fleet}`)).body)
const readPay = async (query = '') => payIndexSchema.parse((await client.get(`/server/pay${query}`)).body)

type Offer = { rank: string; department: string; fleet: string; vessel_type: string }
const inCents = (pay: PaySpread): PaySpread => ({ low: pay.low * 100, median: pay.median * 100, high: pay.high * 100 })

const LNG_MATE: Offer = {
  rank: 'chief-officer',
  department: 'deck',
  fleet: 'tanker-fleet',
  vessel_type: 'lng-carrier',
}

describe('the market', () => {
  beforeAll(async () => {
    const company = await insertCompany()
    const add = async (offer: Offer, pays: readonly number[], more: Record<string, string | number> = {}) => {
      for (const pay of pays) await insertVacancy(company, { ...offer, pay_usd: pay * 100, ...more })
    }
    await add(LNG_MATE, [9000, 10_000, 11_000, 12_000, 13_000])
    await add({ ...LNG_MATE, vessel_type: 'lpg-carrier' }, [8000, 8500])
    await add({ ...LNG_MATE, fleet: 'merchant-fleet', vessel_type: 'bulk-carrier' }, [6000, 6200, 6400, 6600])
    await add({ ...LNG_MATE, rank: 'bosun' }, [1800, 1900, 2000, 2100])
    await add(LNG_MATE, [99_000], { status: 'closed' })
    await add(LNG_MATE, [99_000], { status: 'draft' })
    const daily = { rank: 'dpo', department: 'offshore', fleet: 'offshore-fleet', vessel_type: 'psv' }
    for (const rate of [300, 320, 340, 360, 380]) {
      const pay = { pay_min: rate * 100, pay_max: rate * 100, pay_currency: 'EUR', pay_period: 'day' }
      await insertVacancy(company, { ...daily, ...pay, pay_usd: toUsdPerMonth(rate * 100, 'EUR', 'day') })
    }
    await runSchedule(server)
  })

  it('knows median and quartiles of a post, over all and by vessel type, from open vacancies only', async () => {
    const { all, vessels, countedAt } = await readPosition('chief-officer')
    expect(all).toEqual({ count: 11, pay: inCents({ low: 6500, median: 8500, high: 10_500 }) })
    expect(countedAt).toBe(server.now())
    expect(vessels).toEqual([
      { vessel: 'lng-carrier', count: 5, pay: inCents({ low: 10_000, median: 11_000, high: 12_000 }) },
      { vessel: 'bulk-carrier', count: 4, pay: null },
      { vessel: 'lpg-carrier', count: 2, pay: null },
    ])
  })

  it('tells no pay under five vacancies', async () => {
    expect((await readPosition('bosun')).all).toEqual({ count: 4, pay: null })
    expect((await readPay()).ranks.map(({ rank }) => rank)).not.toContain('bosun')
    expect((await readFleet('tanker-fleet')).ranks).toContainEqual({ rank: 'bosun', count: 4, pay: null })
  })

  it('counts a day rate thirty times, in US dollars at the rates of the table', async () => {
    const { all } = await readPosition('dpo')
    expect(all.pay?.median).toBe(toUsdPerMonth(34_000, 'EUR', 'day'))
    expect(all.pay?.median).toBeGreaterThan(340 * 30 * 100)
  })

  it('knows a fleet: its own pay of each rank, most wanted first, and its vessel types', async () => {
    const { ranks, open, vessels } = await readFleet('tanker-fleet')
    expect(ranks.map(({ rank, count }) => [rank, count])).toEqual([
      ['chief-officer', 7],
      ['bosun', 4],
    ])
    expect(ranks[0]?.pay?.median).toBe(1_000_000)
    expect(open).toBe(11)
    expect(vessels).toEqual([
      { vessel: 'lng-carrier', count: 9 },
      { vessel: 'lpg-carrier', count: 2 },
    ])
    expect(await readFleet('passenger-fleet')).toMatchObject({ open: 0, ranks: [], vessels: [] })
  })

  it('of a post that no one looks for is empty', async () => {
    expect(await readPosition('dancer')).toMatchObject({ all: { count: 0, pay: null }, vessels: [] })
  })

  it('of a fleet or post that does not exist is not found', async () => {
    for (const path of [
      'job/submarine-fleet',
      'job/constructor',
      'position/admiral',
      'position/__proto__',
      'position/%27',
    ]) {
      expect((await client.get(`/server/${path}`)).status, path).toBe(404)
    }
  })

  it('gives the pay index, narrowed by department and fleet; vessel types are beside a fleet', async () => {
    const whole = await readPay()
    expect(whole.ranks.map(({ rank }) => rank)).toEqual(['chief-officer', 'dpo'])
    expect(whole.vessels).toEqual([])
    expect((await readPay('?department=offshore')).ranks.map(({ rank }) => rank)).toEqual(['dpo'])
    const tankers = await readPay('?fleet=tanker-fleet')
    expect(tankers.vessels).toEqual(['lng-carrier'])
    expect(tankers.ranks).toMatchObject([{ rank: 'chief-officer', count: 7, byVessel: [{ count: 5 }] }])
    expect((await readPay('?fleet=merchant-fleet')).ranks).toEqual([])
    for (const query of ['?fleet=x', '?department=x', '?department=deck,engine'])
      expect((await client.get(`/server/pay${query}`)).status, query).toBe(400)
  })

  it('is read as it was kept: new vacancies are counted by the next scheduled run', async () => {
    await insertVacancy(await insertCompany(), { ...LNG_MATE, pay_usd: 2_000_000 })
    expect((await readPosition('chief-officer')).all.count).toBe(11)
    await runSchedule(server)
    expect((await readPosition('chief-officer')).all.count).toBe(12)
  })

  it('is counted from an index, without reading the vacancies themselves', async () => {
    const plan = await env.DB.prepare(
      `EXPLAIN QUERY PLAN SELECT fleet, vessel_type, pay_usd, count(*) FROM vacancy INDEXED BY vacancy_rank_salary
       WHERE status = 'published' AND rank = 'bosun' GROUP BY pay_usd, fleet, vessel_type`,
    ).all<{ detail: string }>()
    expect(plan.results.map(({ detail }) => detail).join('\n')).toContain('COVERING INDEX vacancy_rank_salary (rank=?)')
  })
})
