import { describe, expect, it } from 'vitest'
import { findPayBucket, listMonths } from './search-terms.ts'
import { splitSearchWords } from './search-words.ts'
import { buildSearchText } from './vacancy-search-text.ts'

const vacancy = {
  rank: 'second-engineer',
  department: 'engine',
  fleet: 'tanker-fleet',
  vesselType: 'lng-carrier',
  vesselClass: 'Q-Flex',
  vesselName: null,
  flag: 'NO-NIS',
  payUsd: 1_000_000,
  joinFrom: '2026-11-28',
  joinTo: '2027-01-03',
  portName: 'Gdańsk',
  portCountry: 'PL',
  durationTenths: 45,
  rotationOn: null,
  englishOrder: 3,
  anyNationality: false,
  nationalities: ['PH', 'UA'],
  text: 'Нужен механик',
}

describe('the text that the index holds', () => {
  it('has a term for every filter', () => {
    const terms = buildSearchText(vacancy, { slug: 'blue-anchor-2', name: 'Blue Anchor' }).terms.split(' ')
    expect(terms).toEqual(
      expect.arrayContaining([
        'rank_second_engineer',
        'department_engine',
        'fleet_tanker_fleet',
        'vessel_lng_carrier',
        'flag_no_nis',
        'country_pl',
        'company_blue_anchor_2',
        'nationality_ph',
        'nationality_ua',
        'english_3',
        'duration_5',
        'month_202611',
        'month_202612',
        'month_202701',
      ]),
    )
    expect(terms).not.toContain('nationality_any')
    expect(terms.every((term) => /^[a-z0-9]+(_[a-z0-9]+)+$/.test(term))).toBe(true)
  })

  it('has words without case and diacritics, never one that could be a term', () => {
    const words = buildSearchText(
      { ...vacancy, text: 'rank_master RANK_MASTER' },
      { slug: 'a', name: 'Łódź' },
    ).words.split(' ')
    expect(words).toEqual(['lodz', 'q', 'flex', 'gdansk', 'rank', 'master'])
  })

  it('counts the days on board of a rotation as months', () => {
    expect(
      buildSearchText({ ...vacancy, durationTenths: null, rotationOn: 35 }, { slug: 'a', name: 'a' }).terms,
    ).toContain('duration_2')
  })
})

describe('words', () => {
  it('are split the same in every script', () => {
    expect(splitSearchWords("Master's O’Neill")).toEqual(['masters', 'oneill'])
    expect(splitSearchWords('Конста́нца ёлка')).toEqual(['констанца', 'елка'])
    expect(splitSearchWords('招聘大副 LNG')).toEqual(['招聘', '聘大', '大副', 'lng'])
    expect(splitSearchWords('" * ( ) -')).toEqual([])
  })
})

describe('steps', () => {
  it('of pay never go down', () => {
    const steps = [0, 1, 9_999, 10_000, 10_500, 100_000, 1_000_000, 100_000_000, 1e12].map(findPayBucket)
    expect(steps).toEqual(steps.toSorted((first, second) => first - second))
    expect(steps[0]).toBe(0)
  })

  it('of a window are its months, at most two years', () => {
    expect(listMonths('2026-12-31', '2027-01-01')).toEqual(['202612', '202701'])
    expect(listMonths('2026-12-31', '2026-01-01')).toEqual([])
    expect(listMonths('2026-01-01', '9999-12-31')).toHaveLength(24)
  })
})
