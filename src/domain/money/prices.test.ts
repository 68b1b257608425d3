import { describe, expect, test } from 'vitest'
import { amountOf } from './amount.ts'
import { convertPrice, discountPrice } from './prices.ts'

describe('a price', () => {
  test.each([
    [20, '42.6', 852],
    [5, '0.5', 2],
    [15, '0.5', 8],
    [2960, '0.86', 2546],
    [100, '0.00000001', 0],
  ])('of %i at the rate %s is %i, rounded half to even', (minor, rate, sum) => {
    expect(convertPrice(amountOf(minor, 'USD'), 'UAH', rate)).toEqual(amountOf(sum, 'UAH'))
  })

  test.each([
    [2960, '50', 1480],
    [5, '50', 2],
    [15, '50', 8],
    [100, '0', 100],
    [100, '100', 0],
    [1000, '12.5', 875],
  ])('of %i less %s percent is %i', (minor, percent, rest) =>
    expect(discountPrice(amountOf(minor, 'EUR'), percent)).toEqual(amountOf(rest, 'EUR')),
  )

  test('has no discount above a hundred percent', () => {
    expect(() => discountPrice(amountOf(1, 'USD'), '100.1')).toThrow(RangeError)
  })
})
