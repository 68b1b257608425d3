import { getTableColumns } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOCALE_CODES } from '#src/domain/locales.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { countCompleteness } from '#src/domain/vacancy/completeness.ts'
import { readForm } from '#src/domain/vacancy/read-form.ts'
import { AGREEMENTS } from '#src/domain/vocabulary/agreements.ts'
import { CERTIFICATES } from '#src/domain/vocabulary/certificates.ts'
import { CURRENCIES, type Currency, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { ENGLISH_LEVELS } from '#src/domain/vocabulary/english-levels.ts'
import { PORTS } from '#src/domain/vocabulary/ports.ts'
import { RANKS } from '#src/domain/vocabulary/ranks.ts'
import { SIZE_UNITS } from '#src/domain/vocabulary/size-units.ts'
import { REGION_SLUGS } from '#src/domain/vocabulary/trading-areas.ts'
import { VESSEL_TYPES } from '#src/domain/vocabulary/vessel-types.ts'
import { AGENCY_FEED } from '#src/server/exchange/feed/reading/company-feed.fixture.ts'
import { parseFeed } from '#src/server/exchange/feed/reading/parse-feed.ts'
import { readItem } from '#src/server/exchange/feed/reading/read-item.ts'
import { collectFleet } from '#src/server/seed/collect-fleet.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { toRequirementColumns } from '../vacancy/vacancy-requirements.ts'
import { getQueryLookup } from '../vacancy-search/query-words.ts'
import type { OwnRow } from './drafts.repository.ts'
import { toForm } from './form-of-row.ts'
import { toFacts } from './row-of-form.ts'

const NOW = Date.UTC(2026, 10, 20, 12)
const TODAY = toPlainDate(NOW)

/** Derived on publication, not entered. */
const DERIVED = new Set(['flags', 'pay_usd', 'cadet_berth', 'slug'])

/** Database defaults of unwritten columns. */
const BLANK = {
  ...Object.fromEntries(Object.values(getTableColumns(vacancyTable)).map(({ name }) => [name, null])),
  ship_hidden: 0,
  cadet_berth: 0,
}

/** Returns the columns that differ when an unchanged row is published. */
function publishUnchanged(written: object) {
  const row = { ...BLANK, ...written } as OwnRow
  const { values, problems } = readForm(toForm(row), TODAY)
  const facts = toFacts(values, [])
  const lost = Object.entries(facts).filter(
    ([column, value]) => !DERIVED.has(column) && row[column as keyof OwnRow] !== value,
  )
  return {
    problems,
    needed: countCompleteness(values).needed,
    lost: lost.map(([column, value]) => ({ column, value, was: row[column as keyof OwnRow] })),
  }
}

const UNCHANGED = { problems: {}, needed: [], lost: [] }

const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null })
const json = (list: readonly unknown[]): string | null => (list.length === 0 ? null : JSON.stringify(list))
const some = <Value>(values: readonly Value[], maxLength = 4) =>
  fc.uniqueArray(fc.constantFrom(...values), { maxLength })
const words = fc
  .stringMatching(/^[A-Za-z][A-Za-z0-9 &'./-]{0,40}$/)
  .map((text) => text.trim())
  .filter((text) => text !== '')
const text = fc
  .lorem({ mode: 'sentences', maxCount: 12 })
  .map((said) => normalizeText(`${said} ${'Steady trade. '.repeat(5)}`))
const COUNTRIES = ['PH', 'UA', 'IN', 'GR', 'PL'] as const

const ship = fc
  .record({
    vessel_class: maybe(words),
    name: maybe(words),
    ship_hidden: fc.constantFrom(0, 1),
    imo: maybe(fc.constantFrom('9074729', '9811000')),
    dwt: maybe(fc.integer({ min: 1, max: 600_000 })),
    gt: maybe(fc.integer({ min: 1, max: 300_000 })),
    size: fc.oneof(
      fc.constant('follows' as const),
      fc.constant('gt' as const),
      fc.record({ value: fc.integer({ min: 1, max: 500_000 }), unit: fc.constantFrom(...SIZE_UNITS) }),
    ),
    built: maybe(fc.integer({ min: 1950, max: 2030 })),
    flag: maybe(fc.constantFrom('MT', 'PA', 'NO-NIS', 'LR')),
    engine: maybe(words),
    dp_class: maybe(fc.integer({ min: 1, max: 3 })),
    trading_areas: some(REGION_SLUGS).map(json),
    trading_area: maybe(words),
  })
  .map(({ name, size, ...rest }) => {
    const { dwt, gt, ship_hidden } = rest
    const own =
      dwt !== null ? { size_value: dwt, size_unit: 'DWT' } : { size_value: gt, size_unit: gt === null ? null : 'GT' }
    const byGt = gt === null ? own : { size_value: gt, size_unit: 'GT' }
    const shown = size === 'follows' ? own : size === 'gt' ? byGt : { size_value: size.value, size_unit: size.unit }
    return { ...rest, ...shown, vessel_name: ship_hidden ? null : name, hidden_name: ship_hidden ? name : null }
  })

const pay = fc
  .record({
    pay_currency: fc.constantFrom(...(CURRENCIES as Currency[])),
    dollars: fc.integer({ min: 100, max: 100_000 }),
    share: fc.integer({ min: 0, max: 100 }),
    pay_period: fc.constantFrom('month' as const, 'day' as const),
    pay_kind: maybe(fc.constantFrom('gross' as const, 'net' as const)),
    parts: fc.tuple(...Array.from({ length: 4 }, () => maybe(fc.integer({ min: 0, max: 5_000_000 })))),
  })
  .map(({ dollars, share, parts, ...rest }) => {
    const one = 100 / toUsdPerMonth(10_000, rest.pay_currency, 'month')
    const max = Math.round(dollars * 100 * one * 100)
    const [pay_basic, pay_overtime, pay_leave, pay_bonus] = parts
    return {
      ...rest,
      pay_max: max,
      pay_min: Math.floor((max * share) / 100),
      pay_basic,
      pay_overtime,
      pay_leave,
      pay_bonus,
    }
  })

const joining = fc
  .record({
    wait: fc.nat(90),
    window: fc.nat(90),
    port: fc.oneof(
      fc.constant(null),
      fc.constantFrom(...PORTS),
      fc.record({ name: fc.constantFrom('Little Harbour', 'Rotterdam'), country: fc.constantFrom('US', 'NO') }),
    ),
  })
  .map(({ wait, window, port }) => ({
    join_from: toPlainDate(NOW + wait * DAY),
    join_to: toPlainDate(NOW + (wait + window) * DAY),
    port_name: port?.name ?? null,
    port_country: port?.country ?? null,
  }))

const duration = fc.oneof(
  fc.record({
    duration_tenths: fc.integer({ min: 1, max: 240 }),
    duration_plus_minus: maybe(fc.nat(12)),
    rotation_on: fc.constant(null),
    rotation_off: fc.constant(null),
  }),
  fc.record({
    duration_tenths: fc.constant(null),
    duration_plus_minus: fc.constant(null),
    rotation_on: fc.integer({ min: 1, max: 370 }),
    rotation_off: maybe(fc.integer({ min: 1, max: 370 })),
  }),
)

const demands = fc
  .record({
    english: maybe(fc.constantFrom(...ENGLISH_LEVELS)),
    nationalities: some(COUNTRIES),
    papers: some(
      CERTIFICATES.map(({ slug }) => slug),
      8,
    ).chain((slugs) =>
      fc.tuple(...slugs.map((slug) => maybe(fc.integer({ min: 1, max: 240 })).map((months) => ({ slug, months })))),
    ),
    monthsInRank: maybe(fc.integer({ min: 1, max: 240 })),
    monthsOnType: maybe(fc.integer({ min: 1, max: 240 })),
  })
  .map(({ english, nationalities, ...rest }) => ({
    english_level: english,
    english_order: english === null ? 0 : ENGLISH_LEVELS.indexOf(english),
    any_nationality: nationalities.length === 0 ? 1 : 0,
    nationalities: JSON.stringify(nationalities),
    ...toRequirementColumns(rest),
  }))

const internet = fc.oneof(
  fc.constantFrom(null, 0).map((offered) => ({
    internet_offered: offered,
    internet_free_gb: null,
    internet_price: null,
    internet_currency: null,
  })),
  fc
    .record({ gb: maybe(fc.nat(10_000)), price: maybe(fc.nat(100_000)), currency: fc.constantFrom(...CURRENCIES) })
    .map(({ gb, price, currency }) => ({
      internet_offered: 1,
      internet_free_gb: gb,
      internet_price: price,
      internet_currency: price === null ? null : currency,
    })),
)

const life = fc.record({
  crew_size: maybe(fc.integer({ min: 1, max: 5000 })),
  crew_nationalities: some(COUNTRIES).map(json),
  travel_paid: fc.constantFrom(null, 0, 1),
  agreement_kind: maybe(fc.constantFrom(...AGREEMENTS)),
  agreement: maybe(words),
  insurance: maybe(words),
})

const texts = fc
  .record({
    text,
    text_language: fc.constantFrom(...LOCALE_CODES),
    others: fc.dictionary(fc.constantFrom(...LOCALE_CODES), text, { maxKeys: 3 }),
  })
  .map(({ others, ...own }) => {
    const further = Object.entries(others).filter(([code]) => code !== own.text_language)
    return { ...own, texts: further.length === 0 ? null : JSON.stringify(Object.fromEntries(further)) }
  })

const row = fc
  .tuple(
    fc.constantFrom(...RANKS).map(({ slug, department }) => ({ rank: slug, department })),
    fc.constantFrom(...VESSEL_TYPES).map(({ slug, fleet }) => ({ vessel_type: slug, fleet })),
    fc.record({ positions: fc.integer({ min: 1, max: 50 }) }),
    ...([ship, pay, joining, duration, demands, internet, life, texts] as const),
  )
  .map((parts) => Object.assign({}, ...parts) as object)

describe('a vacancy that is opened in the editor and published as it is', () => {
  test('stays what it was, whatever it says', () => {
    fc.assert(
      fc.property(row, (one) => {
        expect(publishUnchanged(one)).toEqual(UNCHANGED)
      }),
      { numRuns: 300 },
    )
  })

  test('stays what it was, wherever in the demo fleet it comes from', () => {
    const { vacancy } = collectFleet({ now: NOW, passwordHash: 'hash', vacancies: 600, seamen: 10 })
    const open = vacancy.filter(({ join_to: until, status }) => status === 'published' && until >= TODAY)
    expect(new Set(open.map(({ size_unit: unit }) => unit)).size).toBeGreaterThan(3)
    const changed = open
      .map((one) => publishUnchanged(one))
      .filter(({ problems, needed, lost }) => Object.keys(problems).length + needed.length + lost.length > 0)
    expect(changed).toEqual([])
  })

  test('stays what it was when a feed brought it', async () => {
    const feed = parseFeed(AGENCY_FEED)
    const lookup = await getQueryLookup()
    const facts = feed.items.flatMap(
      (item) => readItem(item, { lookup, language: feed.language, now: NOW }).facts ?? [],
    )
    expect(facts.length).toBeGreaterThan(3)
    for (const one of facts) expect({ ...publishUnchanged(one), needed: [] }).toEqual(UNCHANGED)
  })
})
