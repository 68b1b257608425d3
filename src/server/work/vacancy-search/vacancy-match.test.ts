import { describe, expect, it } from 'vitest'
import { vacancyQuerySchema } from '#src/contract/vacancy-search/schemas.ts'
import type { FacetName } from './vacancy-filters.ts'
import { createMatch } from './vacancy-match.ts'

const MARKET = { total: 100_000, shares: { fleet_merchant_fleet: 0.4, department_deck: 0.4, rank_master: 0.04 } }
const NO_WORDS = { ranks: [], vesselTypes: [], rest: '', words: [] }
const WORD = { word: 'internet', longer: [], ranks: [], vesselTypes: [] }

const searchOf = (query: object, words = NO_WORDS.words as (typeof WORD)[]) => ({
  query: vacancyQuerySchema.parse(query),
  spoken: { ...NO_WORDS, words },
  market: MARKET,
  now: Date.UTC(2026, 10, 27),
})
const match = (...search: Parameters<typeof searchOf>) => createMatch(searchOf(...search))
const matchWithout = (name: FacetName, query: object) => createMatch(searchOf(query), name)

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

  it('asks for no fleet that the types of vessel say, but counts their choices within it', () => {
    const tankers = { fleet: 'tanker-fleet', vessel: 'lng-carrier,lpg-carrier' }
    expect(match(tankers)).toMatchObject({ expression: match({ vessel: tankers.vessel })?.expression, conditions: [] })
    expect(match({ ...tankers, vessel: 'lng-carrier,bulk-carrier' })?.walk.conditions).toHaveLength(2)
    expect(matchWithout('vessel', tankers)).toEqual(match({ fleet: 'tanker-fleet' }))
  })

  it('is none where nothing is asked for', () => {
    expect(match({})).toBeUndefined()
  })
})
