import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CURRENCIES, EXCHANGE_RATES, isCurrency, toUsdPerMonth } from './currencies.ts'

test('US dollars per month stay as they are', () => {
  expect(toUsdPerMonth(450_000, 'USD', 'month')).toBe(450_000)
})

test('a day rate counts thirty times', () => {
  expect(toUsdPerMonth(30_000, 'USD', 'day')).toBe(900_000)
})

test('a currency without minor units is not divided by a hundred', () => {
  const rates = { ...EXCHANGE_RATES, perUsd: { ...EXCHANGE_RATES.perUsd, JPY: 150 } }
  expect(toUsdPerMonth(600_000, 'JPY', 'month', rates)).toBe(400_000)
})

test('more pay is never worth less, in any currency', () => {
  const pay = fc.integer({ min: 0, max: 1e9 })
  fc.assert(
    fc.property(pay, pay, fc.constantFrom(...CURRENCIES), (one, other, currency) => {
      const [less, more] = one < other ? [one, other] : [other, one]
      expect(toUsdPerMonth(less, currency, 'month')).toBeLessThanOrEqual(toUsdPerMonth(more, currency, 'month'))
      expect(Number.isInteger(toUsdPerMonth(more, currency, 'day'))).toBe(true)
    }),
  )
})

test('codes that are no currency of ours are refused', () => {
  expect(isCurrency('EUR')).toBe(true)
  expect(isCurrency('toString')).toBe(false)
})
