import { describe, expect, it } from 'vitest'
import { vacancyQuerySchema } from '#src/contract/schemas/vacancy.ts'
import { createMatch } from './vacancy-match.ts'

const MARKET = { total: 100_000, shares: { fleet_merchant_fleet: 0.4, department_deck: 0.4, rank_master: 0.04 } }
const NO_WORDS = { ranks: [], vesselTypes: [], rest: '', words: [] }
const WORD = { word: 'internet', longer: [], ranks: [], vesselTypes: [] }

const match = (query: object, words = NO_WORDS.words as (typeof WORD)[]) =>
  createMatch({
    query: vacancyQuerySchema.parse(query),
    spoken: { ...NO_WORDS, words },
    market: MARKET,
    now: Date.UTC(2026, 10, 27),
  })

describe('the way a search goes', () => {
  it('is along all vacancies where a tenth of them passes its filters', () => {
    const found = match({ fleet: 'merchant-fleet', department: 'deck', published: '7' })
    expect(found?.expression).toBeNull()
    expect(found?.conditions.map(({ sql }) => sql).filter((sql) => !sql.startsWith('v.'))).toEqual([])
    expect(found?.conditions).toHaveLength(3)
  })

  it('is along all of a rank that is all that is asked for', () => {
    for (const found of [match({ rank: 'master' }), match({ rank: 'master', published: '7' })])
      expect(found).toMatchObject({ expression: null, isOfRank: true })
    expect(match({ rank: 'master' })?.conditions).toEqual([{ sql: 'v.rank = ?', values: ['master'] }])
    for (const more of [{ rank: 'master,chief-officer' }, { rank: 'master', vessel: 'lng-carrier' }])
      expect(match(more)).toMatchObject({ expression: expect.any(String), isOfRank: false })
    expect(match({ rank: 'master' }, [WORD])?.isOfRank).toBe(false)
  })

  it('is by the index where fewer pass, or words are searched for', () => {
    expect(match({ vessel: 'lng-carrier' })?.expression).toBe('terms : ("vessel_lng_carrier")')
    expect(match({ fleet: 'merchant-fleet' }, [WORD])?.expression).toBe('words : ("internet")')
  })

  it('is none where nothing is asked for', () => {
    expect(match({})).toBeUndefined()
  })
})
