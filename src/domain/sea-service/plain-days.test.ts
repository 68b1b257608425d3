import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, daysAfter, fromCompact, monthsAfter, toCompact, toDate } from './plain-days.ts'

test('days and months after a compact date are those that counting days gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 60 }), (day, more) => {
      const date = toCompact(toDate(day))
      expect(fromCompact(daysAfter(date, more))).toBe(toDate(day + more))
      expect(fromCompact(monthsAfter(date, more))).toBe(toDate(addMonths(day, more)))
    }),
    { numRuns: 2000 },
  )
  expect(monthsAfter(20261231, 2)).toBe(20270301)
})

test('compact dates sort as dates do, and give them back', () => {
  const days = fc.integer({ min: 0, max: 60_000 })
  fc.assert(
    fc.property(days, days, (one, other) => {
      expect(fromCompact(toCompact(toDate(one)))).toBe(toDate(one))
      expect(Math.sign(toCompact(toDate(one)) - toCompact(toDate(other)))).toBe(Math.sign(one - other))
    }),
  )
  expect(fromCompact(toCompact('0987-01-02'))).toBe('0987-01-02')
})
