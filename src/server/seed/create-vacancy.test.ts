import { describe, expect, test } from 'vitest'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { findCertificate } from '#src/domain/vocabulary/certificates.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { type Currency, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { ENGLISH_LEVELS, isEnglishLevel } from '#src/domain/vocabulary/english-levels.ts'
import { findFlag } from '#src/domain/vocabulary/flags.ts'
import { PORTS } from '#src/domain/vocabulary/ports.ts'
import { findRank } from '#src/domain/vocabulary/ranks.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { collectFleet } from './collect-fleet.ts'
import { daysBetween } from './dates.ts'
import { PAY_FLOOR_USD } from './pay.ts'
import type { VacancyRow } from './rows.ts'

const NOW = Date.UTC(2026, 10, 20, 9, 30)
const fleet = collectFleet({ now: NOW, passwordHash: 'hash', vacancies: 3000, seamen: 10 })
const DP_RANKS = ['senior-dpo', 'dpo', 'junior-dpo']
const GAS = ['lpg-carrier', 'lng-carrier', 'ethylene-carrier', 'ammonia-carrier', 'lng-bunkering', 'fsru']

const broken = (rule: (row: VacancyRow) => boolean) =>
  fleet.vacancy.filter((row) => !rule(row)).map((row) => `${row.rank} on ${row.vessel_type}, ${row.seq}`)
const list = (json: string | null): string[] => JSON.parse(json ?? '[]')

describe('rank and ship', () => {
  test('belong to one fleet', () => {
    expect(
      broken((row) => {
        const rank = findRank(row.rank)
        const onDynamicPosition = DP_RANKS.includes(row.rank) && row.dp_class !== null
        return (
          rank?.department === row.department &&
          findVesselType(row.vessel_type)?.fleet === row.fleet &&
          (onDynamicPosition || rank.fleets.some((fleet) => fleet === row.fleet))
        )
      }),
    ).toEqual([])
  })

  test('fit each other as the trade has it', () => {
    expect(broken((row) => row.rank !== 'pumpman' || row.fleet === 'tanker-fleet')).toEqual([])
    expect(broken((row) => row.rank !== 'gas-engineer' || GAS.includes(row.vessel_type))).toEqual([])
    expect(broken((row) => row.department !== 'hotel' || row.fleet === 'passenger-fleet')).toEqual([])
    expect(broken((row) => !DP_RANKS.includes(row.rank) || row.dp_class !== null)).toEqual([])
  })

  test('sizes, classes and years are those of the type', () => {
    expect(
      broken(
        (row) =>
          row.vessel_class === null || (findVesselType(row.vessel_type)?.classes.includes(row.vessel_class) ?? false),
      ),
    ).toEqual([])
    expect(broken((row) => row.size_value > 0 && row.built >= 2001 && row.built <= 2027)).toEqual([])
    expect(broken((row) => row.size_unit !== 'DWT' || row.dwt === row.size_value)).toEqual([])
    expect(broken((row) => findFlag(row.flag) !== undefined)).toEqual([])
  })
})

describe('pay', () => {
  const usd = (row: VacancyRow, amount: number) =>
    toUsdPerMonth(amount, row.pay_currency as Currency, row.pay_period as 'month' | 'day')

  test('is a range in round figures, compared in USD', () => {
    expect(
      broken((row) => row.pay_min > 0 && row.pay_min <= row.pay_max && row.pay_usd === usd(row, row.pay_max)),
    ).toEqual([])
    expect(broken((row) => row.pay_min % (row.pay_period === 'day' ? 1000 : 5000) === 0)).toEqual([])
  })

  test('is never under the ILO floor, cadets apart', () => {
    expect(
      broken((row) => findRank(row.rank)?.level === 'cadet' || usd(row, row.pay_min) >= PAY_FLOOR_USD * 100),
    ).toEqual([])
  })

  test.each([
    ['master', 'crude-oil-tanker', 'VLCC', 12_500, 16_500],
    ['chief-officer', 'lng-carrier', 'Membrane', 9_500, 13_000],
    ['able-seaman', 'bulk-carrier', 'Supramax', 1_600, 2_250],
    ['ordinary-seaman', 'container-ship', 'Feeder', 1_000, 1_500],
  ])('of a %s on a %s (%s) is what the market pays', (rank, type, vesselClass, low, high) => {
    const rows = fleet.vacancy.filter(
      (row) => row.rank === rank && row.vessel_type === type && row.vessel_class === vesselClass,
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.filter((row) => usd(row, row.pay_min) < low * 100 || usd(row, row.pay_max) > high * 100)).toEqual([])
  })
})

describe('terms', () => {
  test('the joining window lies ahead', () => {
    const from = (row: VacancyRow) =>
      toPlainDate(row.status === 'published' || row.published_at === null ? NOW : row.published_at)
    expect(
      broken((row) => daysBetween(from(row), row.join_from) >= 3 && daysBetween(from(row), row.join_from) <= 75),
    ).toEqual([])
    expect(broken((row) => row.join_to >= row.join_from && daysBetween(row.join_from, row.join_to) <= 20)).toEqual([])
  })

  test('there is a contract length or a rotation, never both', () => {
    expect(
      broken(
        (row) =>
          (row.duration_tenths === null) !== (row.rotation_on === null) &&
          (row.rotation_on === null) === (row.rotation_off === null),
      ),
    ).toEqual([])
  })

  test('ports are known', () => {
    const known = new Set(PORTS.map((port) => `${port.country} ${port.name}`))
    expect(broken((row) => row.port_name === null || known.has(`${row.port_country} ${row.port_name}`))).toEqual([])
  })

  test('certificates, nationalities and English are of the vocabularies', () => {
    expect(
      broken(
        (row) => list(row.certificates).length > 1 && list(row.certificates).every((slug) => findCertificate(slug)),
      ),
    ).toEqual([])
    expect(broken((row) => [...list(row.nationalities), ...list(row.crew_nationalities)].every(isCountry))).toEqual([])
    expect(broken((row) => (row.any_nationality === 1) === (list(row.nationalities).length === 0))).toEqual([])
    expect(
      broken((row) => isEnglishLevel(row.english_level) && ENGLISH_LEVELS[row.english_order] === row.english_level),
    ).toEqual([])
  })

  test('tanker crews need tanker training, gas crews that for gas', () => {
    const needs = (row: VacancyRow, pattern: RegExp) => list(row.certificates).some((slug) => pattern.test(slug))
    expect(
      broken(
        (row) =>
          row.fleet !== 'tanker-fleet' || needs(row, GAS.includes(row.vessel_type) ? /^gas-/ : /^(oil|chemical)-/),
      ),
    ).toEqual([])
  })
})

describe('search rows', () => {
  test('every open vacancy has one, with its rank and vessel among the terms', () => {
    const open = fleet.vacancy.filter((row) => row.status === 'published')
    const search = new Map(fleet.vacancy_search.map((row) => [row.rowid, row]))
    expect(fleet.vacancy_search).toHaveLength(open.length)
    const term = (kind: string, slug: string) => `${kind}_${slug.replaceAll('-', '_')}`
    const missing = open.filter((row) => {
      const terms = search.get(row.seq)?.terms.split(' ') ?? []
      return !terms.includes(term('rank', row.rank)) || !terms.includes(term('vessel', row.vessel_type))
    })
    expect(missing).toEqual([])
    expect(fleet.vacancy_search.every((row) => row.words.length > 50)).toBe(true)
  })

  test('accepted nationalities of open vacancies are stored row by row', () => {
    const stored = fleet.vacancy_nationality.map((row) => `${row.vacancy_seq} ${row.country}`)
    const open = fleet.vacancy.filter((row) => row.status === 'published')
    const wanted = open.flatMap((row) => list(row.nationalities).map((country) => `${row.seq} ${country}`))
    expect(new Set(stored)).toEqual(new Set(wanted))
    expect(new Set(stored).size).toBe(stored.length)
  })
})

test('publication is at most a month ago', () => {
  expect(broken((row) => row.status !== 'published' || (row.published_at ?? 0) > NOW - 30 * DAY)).toEqual([])
})
