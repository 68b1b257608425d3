import { describe, expect, it } from 'vitest'
import { loadIntl } from '#src/i18n/load.ts'
import { rasterise } from '#src/server/platform/rasteriser.ts'
import { drawArticle } from './article-picture.ts'
import { drawCompany } from './company-picture.ts'
import { outline } from './typeset.ts'
import { drawVacancy, type VacancyPicture } from './vacancy-picture.ts'

const house = { productName: 'Gangway', site: 'gangway.example' }
const intl = await loadIntl('en')
const vacancy: VacancyPicture = {
  rank: 'chief-officer',
  vesselType: 'lng-carrier',
  vesselClass: 'Membrane',
  pay: { min: 1_020_000, max: 1_140_000, currency: 'USD', period: 'month' },
  joinFrom: '2026-12-12',
  port: { name: 'Rotterdam', country: 'NL' },
  flag: 'MH',
}
/** Counts a text in a drawing by its outline. */
const count = (svg: string, face: 'serif' | 'sans' | 'bold', text: string) =>
  svg.split(outline(face, text).shapes).length - 1

describe('a drawing', () => {
  it('of a vacancy says rank, vessel, pay, joining and port', () => {
    const svg = drawVacancy(vacancy, intl, house)
    expect(count(svg, 'serif', 'Chief Officer')).toBe(1)
    expect(count(svg, 'sans', 'LNG carrier, membrane')).toBe(1)
    for (const fact of ['US$10,200–11,400', '12 December 2026', 'Rotterdam'])
      expect(count(svg, 'bold', fact), fact).toBe(1)
    expect(count(svg, 'sans', 'Netherlands')).toBe(1)
  })

  it('shows the flag where the port is not known, and a city that is a country once', () => {
    expect(count(drawVacancy({ ...vacancy, port: null }, intl, house), 'bold', 'Marshall Islands')).toBe(1)
    const singapore = drawVacancy({ ...vacancy, port: { name: 'Singapore', country: 'SG' } }, intl, house)
    expect([count(singapore, 'bold', 'Singapore'), count(singapore, 'sans', 'Singapore')]).toEqual([1, 0])
  })

  it('of a company has the mark only when its licence was checked', () => {
    const company = { name: 'North Strand Crewing', city: 'Gdynia', country: 'PL', verified: true }
    const draw = (changes = {}) => drawCompany({ ...company, ...changes }, intl, house)
    expect(count(draw(), 'sans', 'Gdynia, Poland')).toBe(1)
    expect(count(draw(), 'bold', 'Licence verified')).toBe(1)
    expect(count(draw({ verified: false }), 'bold', 'Licence verified')).toBe(0)
    expect(count(draw({ city: '上海', country: 'CN' }), 'sans', 'China')).toBe(1)
  })

  it('of an article shows its cover, and that of an unknown one none', () => {
    const article = { category: 'seaman', cover: 'contract', title: 'Reading a contract' }
    expect(drawArticle(article, intl, house).length).toBeGreaterThan(
      drawArticle({ ...article, cover: 'nothing' }, intl, house).length,
    )
  })

  it('stays small enough for those who show previews, whatever it says', async () => {
    const longest = {
      ...vacancy,
      rank: 'hotel-services-engineer',
      vesselClass: 'x'.repeat(200),
      port: { name: 'Y'.repeat(90), country: 'VC' },
    }
    expect((await rasterise(drawVacancy(longest, intl, house))).byteLength).toBeLessThan(200_000)
  })
})
