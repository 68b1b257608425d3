import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { toDay } from './plain-days.ts'
import { measureService, SEA_MODES, type SeaLength, type SeaMode } from './sea-modes.ts'
import { clipStretches, countDays, mergeStretches, type Stretch } from './stretches.ts'

type Dates = [from: string, to: string]

const measure = (mode: SeaMode, ...dates: Dates[]): SeaLength =>
  measureService(mergeStretches(dates.map(([from, to]) => ({ first: toDay(from), last: toDay(to) }))), mode)
const months = (whole: number, days: number): SeaLength => ({ unit: 'months', months: whole, days })

describe('by the calendar', () => {
  test.each<[Dates, number, number]>([
    [['2025-03-15', '2025-04-14'], 1, 0],
    [['2025-01-03', '2025-03-05'], 2, 3],
    [['2025-02-01', '2025-02-28'], 1, 0],
    [['2024-02-01', '2024-02-28'], 0, 28],
    [['2024-12-20', '2025-01-19'], 1, 0],
    [['2025-06-10', '2025-06-10'], 0, 1],
  ])('%j is %i months and %i days', (dates, whole, days) => {
    expect(measure('calendar', dates)).toEqual(months(whole, days))
  })

  test('odd days of several contracts make a month at thirty', () => {
    expect(measure('calendar', ['2023-01-01', '2023-01-17'], ['2024-01-01', '2024-01-14'])).toEqual(months(1, 1))
  })
})

describe('by months of thirty days', () => {
  test.each<[Dates, number, number]>([
    [['2025-03-15', '2025-04-14'], 1, 1],
    [['2025-01-03', '2025-03-05'], 2, 2],
    [['2025-02-01', '2025-02-28'], 0, 28],
    [['2025-01-01', '2025-12-26'], 12, 0],
    [['2025-01-01', '2025-12-31'], 12, 5],
  ])('%j is %i months and %i days', (dates, whole, days) => {
    expect(measure('thirty', dates)).toEqual(months(whole, days))
  })
})

describe('for a matrix', () => {
  test.each<[Dates, number]>([
    [['2025-01-01', '2025-12-31'], 1],
    [['2025-01-01', '2025-01-18'], 0],
    [['2025-01-01', '2025-01-19'], 0.1],
    [['2020-01-01', '2025-12-31'], 6],
    [['2025-01-01', '2025-07-02'], 0.5],
  ])('%j is %f years', (dates, years) => {
    expect(measure('matrix', dates)).toEqual({ unit: 'years', years })
  })
})

const stretch = fc
  .tuple(fc.integer({ min: 10_000, max: 20_000 }), fc.integer({ min: 0, max: 400 }))
  .map(([first, length]): Stretch => ({ first, last: first + length }))
const stretches = fc.array(stretch, { maxLength: 12 })
const mode = fc.constantFrom(...SEA_MODES)
const weigh = (length: SeaLength): number => (length.unit === 'years' ? length.years : length.months * 30 + length.days)

describe('whatever the contracts', () => {
  test('no day counts twice, and none is lost', () => {
    fc.assert(
      fc.property(stretches, (all) => {
        const days = new Set(
          all.flatMap(({ first, last }) => Array.from({ length: last - first + 1 }, (_, n) => first + n)),
        )
        expect(countDays(mergeStretches(all))).toBe(days.size)
      }),
    )
  })

  test('their order does not matter', () => {
    const shuffled = stretches.chain((all) =>
      fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length })),
    )
    fc.assert(
      fc.property(shuffled, mode, ([all, other], by) => {
        expect(measureService(mergeStretches(other), by)).toEqual(measureService(mergeStretches(all), by))
      }),
    )
  })

  test('one that is told in two parts counts the same', () => {
    fc.assert(
      fc.property(stretches, stretch, fc.nat(400), mode, (all, { first, last }, part, by) => {
        const cut = Math.min(last, first + part)
        const whole = mergeStretches([...all, { first, last }])
        const split = mergeStretches([...all, { first, last: cut }, { first: cut + 1, last }])
        expect(measureService(split, by)).toEqual(measureService(whole, by))
      }),
    )
  })

  test('time never takes any of it away', () => {
    fc.assert(
      fc.property(stretches, mode, fc.integer({ min: 9000, max: 21_000 }), fc.nat(300), (all, by, today, later) => {
        const until = (day: number) => weigh(measureService(clipStretches(mergeStretches(all), 0, day), by))
        expect(until(today + later)).toBeGreaterThanOrEqual(until(today))
      }),
    )
  })
})
