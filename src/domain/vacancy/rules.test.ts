import { describe, expect, test } from 'vitest'
import type { VacancyForm } from '#src/contract/vacancy-editor/form.ts'
import { createBlankForm } from './blank-form.ts'
import { isClosedPort } from './closed-ports.ts'
import { countCompleteness } from './completeness.ts'
import { findLawful, overlaps, stateOfEntry } from './lawful-nationality.ts'
import { findPayFloor, isUnderFloor } from './pay-floor.ts'
import { readForm } from './read-form.ts'
import { wrong } from './read-values.ts'

const TODAY = '2026-11-20'

const WHOLE: VacancyForm = {
  ...createBlankForm('en'),
  ...{
    rank: 'bosun',
    vesselType: 'psv',
    payMin: '2,000',
    payMax: '2 500.50',
    joinFrom: '2026-12-01',
    joinTo: '2026-12-20',
  },
  duration: '4.5',
  texts: [{ language: 'en', text: 'We look for a bosun with crane experience for a supply vessel in the North Sea.' }],
}

const read = (changes: Partial<VacancyForm> = {}) => readForm({ ...WHOLE, ...changes }, TODAY)

describe('a form', () => {
  test('is read as people write figures, in digits of any script', () => {
    const { values, problems } = read({ payMin: '٢٠٠٠', positions: '２' })
    expect(problems).toEqual({})
    expect(values.pay).toMatchObject({ min: 200_000, max: 250_050 })
    expect([values.positions, values.duration.tenths]).toEqual([2, 45])
  })

  test.each<[string, Partial<VacancyForm>, string, string]>([
    ['an upper end under the lower one', { payMax: '1000' }, 'payMax', 'range'],
    ['pay in words', { payMin: 'good' }, 'payMin', 'sum'],
    ['a window that ends before it begins', { joinTo: '2026-11-30' }, 'joinTo', 'window'],
    ['a window that is over', { joinFrom: '2026-11-01', joinTo: '2026-11-10' }, 'joinTo', 'past'],
    ['a day that does not exist', { joinFrom: '2026-02-31' }, 'joinFrom', 'day'],
    ['a closed port', { port: 'Sevastopol', portCountry: 'UA' }, 'port', 'closed-port'],
    ['a port of no country', { port: 'Little Harbour' }, 'portCountry', 'port-country'],
    ['six digits of a ship', { imo: '123456' }, 'imo', 'imo'],
    ['a capacity of no unit', { capacity: '920' }, 'capacityUnit', 'unit'],
    ['a unit of no capacity', { capacityUnit: 'TEU' }, 'capacity', 'number'],
    ['months and a rotation', { rotationOn: '28' }, 'rotationOn', 'duration-twice'],
    ['a rank that nobody knows', { rank: 'old man' }, 'rank', 'word'],
    ['a paper that nobody knows', { papers: [{ slug: 'paper', months: '' }] }, 'papers.0.slug', 'word'],
    ['a language twice', { texts: [...WHOLE.texts, ...WHOLE.texts] }, 'texts.1.language', 'language-twice'],
  ])('with %s says so at the field', (_what, changes, path, name) => {
    expect(read(changes).problems[path]?.name).toBe(name)
  })

  test('names a port that one country has, however it is typed, and a second port of that name by its country', () => {
    expect(read({ port: ' rotterdam' }).values.joining.port).toEqual({ name: 'Rotterdam', country: 'NL' })
    expect(read({ port: 'Rotterdam', portCountry: 'US' }).values.joining.port).toEqual({
      name: 'Rotterdam',
      country: 'US',
    })
  })

  test('whose ship’s number has a wrong last digit is taken: some real ships carry one', () =>
    expect(read({ imo: '9811001' }).problems).toEqual({}))
})

describe('completeness', () => {
  test('has a floor, and a hundred where everything is told', () => {
    expect(countCompleteness(read().values)).toMatchObject({ points: 75, needed: [] })
    const bare = countCompleteness(readForm(createBlankForm('en'), TODAY).values)
    expect(bare.points).toBe(0)
    expect(bare.needed).toContain('texts.0.text')
  })

  test('takes a rotation for a duration, and a text that says something', () => {
    expect(countCompleteness(read({ duration: '', rotationOn: '28' }).values).needed).toEqual([])
    expect(countCompleteness(read({ texts: [{ language: 'en', text: 'Good ship.' }] }).values).needed).toEqual([
      'texts.0.text',
    ])
  })

  test('is never a hundred while something is wrong, and says no field twice', () => {
    const { values } = read()
    const all = { ...values, ship: { ...values.ship, area: 'Gulf' } }
    const problems = { 'nationalities.0.value': wrong('nationality'), rank: wrong('word') }
    expect(countCompleteness(all, problems).points).toBeLessThan(countCompleteness(all).points)
    expect(countCompleteness({ ...all, rank: null }, problems).needed).toEqual(['rank'])
  })

  test('never gets less by telling more', () => {
    const before = countCompleteness(read().values).points
    for (const more of [{ english: 'good' }, { flag: 'MT' }, { payKind: 'net' }, { port: 'SGSIN' }] as const)
      expect(countCompleteness(read(more).values).points).toBeGreaterThan(before)
  })
})

describe('the ILO minimum', () => {
  test.each([
    ['2025-12-31', undefined],
    ['2026-01-01', 69_000],
    ['2026-12-31', 69_000],
    ['2027-01-01', 70_400],
    ['2028-06-01', 71_500],
  ])('on %s is %s', (day, cents) => expect(findPayFloor(day)).toBe(cents))

  const offer = {
    rank: 'able-seaman',
    joinFrom: '2026-12-01',
    currency: 'USD',
    period: 'month',
    max: 69_000,
    basic: null,
  } as const
  test.each([
    ['an able seafarer at the minimum', {}, false],
    ['the same a month later', { joinFrom: '2027-01-01' }, true],
    ['a basic wage under it, however much the rest is', { max: 200_000, basic: 60_000 }, true],
    ['pay by the day', { period: 'day', max: 2200 }, true],
    ['an ordinary seaman, who has another', { rank: 'ordinary-seaman', max: 60_000 }, false],
    ['a cadet, who has none', { rank: 'deck-cadet', max: 30_000 }, false],
  ] as const)('of %s', (_who, changes, isUnder) => expect(isUnderFloor({ ...offer, ...changes })).toBe(isUnder))
})

test.each([
  ['Sevastopol', true],
  ['Порт Керч', true],
  ['Yalta, Crimea', true],
  ['刻赤港', true],
  ['Odesa', false],
  ['Malyakerch Point', false],
])('%s as a joining port is closed: %s', (port, isClosed) => expect(isClosedPort(port)).toBe(isClosed))

describe('the law that lets companies ask for nationalities', () => {
  const year = { country: 'PH', from: '2026-01-01', until: '2026-12-31', source: 'an act' }

  test.each([
    ['PH', '2025-12-31', false],
    ['PH', '2026-01-01', true],
    ['PH', '2026-12-31', true],
    ['PH', '2027-01-01', false],
    ['GR', '2026-06-01', false],
  ])('of %s on %s: %s', (country, on, isLawful) =>
    expect(findLawful(country, on, [{ ...year, country: 'LR', until: null }, year])).toBe(isLawful ? year : undefined),
  )

  test('is not there where nothing is entered', () => expect(findLawful('PH', TODAY, [])).toBeUndefined())

  test('holds on without a last day, and never when it was ended before its first', () => {
    expect(stateOfEntry({ from: '2026-01-01', until: null }, '2099-01-01')).toBe('holds')
    expect(stateOfEntry({ from: '2027-01-01', until: null }, TODAY)).toBe('later')
    expect(stateOfEntry({ from: '2027-01-01', until: '2026-12-31' }, TODAY)).toBe('over')
  })

  test.each([
    [{ from: '2026-12-31', until: null }, true],
    [{ from: '2025-01-01', until: '2026-01-01' }, true],
    [{ from: '2027-01-01', until: null }, false],
    [{ from: '2025-01-01', until: '2025-12-31' }, false],
    [{ from: '2026-06-01', until: '2026-05-31' }, false],
    [{ from: '2026-01-01', until: null, country: 'GR' }, false],
  ])('overlaps %o: %s', (other, isSo) => {
    expect(overlaps(year, { country: 'PH', ...other })).toBe(isSo)
    expect(overlaps({ country: 'PH', ...other }, year)).toBe(isSo)
  })
})
