import { expect, test } from 'vitest'
import { DAY, toPlainDate } from '../time.ts'
import { findMedian } from './median.ts'
import { describePeriod, PERIODS, stepOf, toDayNumber } from './periods.ts'

const day = (date: string): number => toDayNumber(Date.parse(date))
const dateOf = (number: number): string => toPlainDate(number * DAY)

test('twelve weeks begin on a Monday and end today', () => {
  const { from, to, steps, before } = describePeriod('12-weeks', day('2026-11-29'))
  expect([from, to, before.from, before.to].map(dateOf)).toEqual([
    '2026-09-07',
    '2026-11-29',
    '2026-06-15',
    '2026-09-06',
  ])
  expect(steps.map(dateOf)).toHaveLength(12)
  expect(dateOf(steps.at(-1) ?? 0)).toBe('2026-11-23')
})

test('an unfinished week is compared with as many days of the period before', () => {
  const { from, before } = describePeriod('4-weeks', day('2026-11-24'))
  expect([from, before.from, before.to].map(dateOf)).toEqual(['2026-11-02', '2026-10-05', '2026-10-27'])
})

test('twelve months begin on the first day of a month, across the end of a year', () => {
  const { steps, before } = describePeriod('12-months', day('2026-02-28'))
  expect([steps[0] ?? 0, steps.at(-1) ?? 0, before.from, before.to].map(dateOf)).toEqual([
    '2025-03-01',
    '2026-02-01',
    '2024-03-01',
    '2025-02-28',
  ])
})

test('every day of a period belongs to one step, and the period before does not overlap', () => {
  for (const period of PERIODS)
    for (const today of ['2026-01-01', '2026-03-31', '2024-02-29', '2026-11-30'].map(day)) {
      const { from, to, steps, before } = describePeriod(period, today)
      for (let one = from; one <= to; one += 1) expect(stepOf(steps, one)).toBeGreaterThanOrEqual(0)
      expect(stepOf(steps, from - 1)).toBe(-1)
      expect(before.to).toBeLessThan(from)
    }
})

test('the median is the middle value, the mean of two, and nothing without values', () => {
  expect(findMedian([])).toBeNull()
  expect(
    findMedian([
      { value: 9, count: 1 },
      { value: 1, count: 2 },
    ]),
  ).toBe(1)
  expect(
    findMedian([
      { value: 4, count: 2 },
      { value: 1, count: 2 },
    ]),
  ).toBe(2.5)
  expect(findMedian([{ value: 4, count: 0 }])).toBeNull()
})
