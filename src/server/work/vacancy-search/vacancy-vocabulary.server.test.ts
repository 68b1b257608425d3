import { describe, expect, it } from 'vitest'
import { vacancyDetailSchema } from '#src/contract/vacancy-search/schemas.ts'
import { createClient } from '#tests/server/support/client.ts'
import { insertCompany, insertVacancy } from '#tests/server/support/fixtures.ts'
import { serverOf } from '#tests/server/support/server-of.ts'
import { vacancySearchDomain } from './index.ts'

const startServer = serverOf(vacancySearchDomain)

const server = startServer()
const client = createClient(server)

const readWith = async (columns: Record<string, string | number | null>) => {
  const { id } = await insertVacancy(await insertCompany(), columns as never)
  return vacancyDetailSchema.parse((await client.get(`/server/vacancy/${id}`)).body)
}

describe('facts of a vacancy that are choices', () => {
  it('are told as words of the vocabulary and as numbers', async () => {
    const vacancy = await readWith({
      trading_areas: '["black-sea","IN","nowhere"]',
      internet_offered: 1,
      internet_free_gb: 5,
      internet_price: 2000,
      internet_currency: 'USD',
      agreement_kind: 'itf',
      agreement: 'IBF TCC',
    })
    expect(vacancy).toMatchObject({
      tradingAreas: ['black-sea', 'IN'],
      tradingArea: null,
      internet: { offered: true, freeGb: 5, price: { amount: 2000, currency: 'USD' } },
      agreement: 'itf',
      agreementName: 'IBF TCC',
    })
  })

  it('stay the employer’s words where nothing was chosen', async () => {
    const words = { trading_area: 'Fish farms off Skye', agreement: 'by talk' }
    expect(await readWith(words)).toMatchObject({
      tradingAreas: [],
      tradingArea: words.trading_area,
      agreement: null,
      agreementName: words.agreement,
    })
  })
})
