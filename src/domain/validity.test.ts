import { expect, test } from 'vitest'
import { validityOf } from './validity.ts'

const NOW = Date.UTC(2026, 10, 20, 21, 30)

test.each([
  [null, 'unlimited'],
  ['2026-11-19', 'expired'],
  ['2026-11-20', 'ending'],
  ['2027-02-18', 'ending'],
  ['2027-02-19', 'valid'],
])('%s on 20 November 2026 is %s', (validTo, expected) => {
  expect(validityOf(validTo, NOW)).toBe(expected)
})
