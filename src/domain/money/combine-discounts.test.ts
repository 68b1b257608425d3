import { expect, test } from 'vitest'
import { combineDiscounts } from './combine-discounts.ts'

test.each([
  [null, '50', '50'],
  ['15', '50', '57.5'],
  ['20', '50', '60'],
  ['0', '50', '50'],
  ['12.5', '33.3333', '41.6666375'],
  ['100', '50', '100'],
  ['0', '0', '0'],
  ['0.0001', '0.0001', '0.0002'],
])('a discount of %s and then one of %s are one of %s', (first, second, both) => {
  expect(combineDiscounts(first, second)).toBe(both)
})
