import { env } from 'cloudflare:test'
import { expect, it } from 'vitest'
import { overviewSchema } from '#src/contract/market/overview-schemas.ts'
import { vacancySearchDomain } from '#src/server/work/vacancy-search/index.ts'
import { createClient, START } from '#tests/server/support/client.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { marketDomain } from './index.ts'

const startServer = serverOf(marketDomain, vacancySearchDomain)

it('the landing page knows the live numbers', async () => {
  const client = createClient(startServer())
  const licence = { licence_number: 'RPSL-1', licence_issuer: 'HCG', licence_expires: '2028-01-01', answer_hours: 18 }
  const verified = await insertCompany(licence)
  const other = await insertCompany({ verified: 0 })
  for (const pay of [100, 200, 300, 400, 500])
    await insertVacancy(verified, { rank: 'bosun', pay_usd: pay, published_at: START - 1000 })
  await insertVacancy(other, { fleet: 'merchant-fleet', published_at: START })
  const overview = overviewSchema.parse((await client.get('/server/overview')).body)
  expect(overview).toMatchObject({
    openVacancies: 6,
    publishedToday: 6,
    verifiedEmployers: 1,
    usualAnswerHours: 18,
    fleets: [
      { fleet: 'tanker-fleet', count: 5 },
      { fleet: 'merchant-fleet', count: 1 },
    ],
    agencies: [{ slug: verified.slug, licence: 'RPSL-1', open: 5, answerHours: 18 }],
  })
  expect(overview.wanted).toEqual([
    { rank: 'bosun', count: 5, medianPay: 300 },
    { rank: 'second-engineer', count: 1, medianPay: null },
  ])
  expect(overview.newest).toHaveLength(6)
})

it.each(['{"total":1}', '{}', 'null', '[]', 'no JSON at all'])(
  'figures that another build kept as %s are made again',
  async (value) => {
    await env.DB.batch(
      ['open-figures', 'overview'].map((name) =>
        env.DB.prepare('INSERT OR REPLACE INTO statistic (name, value, updated_at) VALUES (?, ?, ?)').bind(
          name,
          value,
          START,
        ),
      ),
    )
    const client = createClient(startServer())
    expect((await client.get('/server/vacancy?rank=bosun')).status).toBe(200)
    expect(overviewSchema.safeParse((await client.get('/server/overview')).body).success).toBe(true)
  },
)
