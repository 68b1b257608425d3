import { describe, expect, test } from 'vitest'
import { discountMinor, multiplyMinor, readMinor } from './price-sums.ts'

describe('a price', () => {
  test.each([
    ['0.2', 20],
    ['15', 1500],
    ['0.05', 5],
    ['0.125', 12],
    ['0.135', 14],
  ])('of %s is %i in minor units', (decimal, minor) => expect(readMinor(decimal)).toBe(minor))

  test.each([
    [20, '42.6', 852],
    [5, '0.5', 2],
    [15, '0.5', 8],
    [2960, '0.86', 2546],
    [100, '0.00000001', 0],
    [900_719_925_474, '999999.99999999', 900_719_925_473_991_000],
  ])('of %i at the rate %s is %i, rounded half-even', (minor, rate, sum) => {
    expect(multiplyMinor(minor, rate)).toBe(sum)
  })

  test.each([
    [2960, '50', 1480],
    [5, '50', 2],
    [15, '50', 8],
    [100, '0', 100],
    [100, '100', 0],
    [1000, '12.5', 875],
  ])('of %i less %s percent is %i', (minor, percent, rest) => expect(discountMinor(minor, percent)).toBe(rest))
})
