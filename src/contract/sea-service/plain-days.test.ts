import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addMonths, monthsAfter, toDate, toDay } from './plain-days.ts'

test('months after a date are those that counting days gives', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 60_000 }), fc.integer({ min: 0, max: 60 }), (day, months) => {
      expect(monthsAfter(toDate(day), months)).toBe(toDate(addMonths(day, months)))
    }),
    { numRuns: 2000 },
  )
  expect(monthsAfter('2026-12-31', 2)).toBe(toDate(toDay('2027-03-01')))
})
