import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CURRENCIES, CURRENCY_EXPONENTS, type Currency, toUsdPerMonth } from '#src/domain/vocabulary/currencies.ts'
import { readPay } from './read-pay.ts'

const month = (min: number, max: number, currency: Currency) => ({
  pay: { min: min * 100, max: max * 100, currency, period: 'month' },
})
const day = (min: number, max: number, currency: Currency) => ({
  pay: { min: min * 100, max: max * 100, currency, period: 'day' },
})

describe('pay', () => {
  it.each([
    ['4 900 - 5 350 USD', month(4900, 5350, 'USD')],
    ['550 EUR per day', day(550, 550, 'EUR')],
    ['up to 7 000 EUR', month(0, 7000, 'EUR')],
    ['8 000 USD', month(8000, 8000, 'USD')],
    ['$7,716 USD/month', month(7716, 7716, 'USD')],
    ['USD 10,000 and bonuses', month(10_000, 10_000, 'USD')],
    ['USD 5000 to USD 6000', month(5000, 6000, 'USD')],
    ['US$ 4.500–5.000', month(4500, 5000, 'USD')],
    ['€450/day', day(450, 450, 'EUR')],
    ['max. 300 GBP p/d', day(0, 300, 'GBP')],
    ['5-6k USD', month(5000, 6000, 'USD')],
    ['5.5k eur', month(5500, 5500, 'EUR')],
    ['1,50,000 INR per month', month(150_000, 150_000, 'INR')],
    ['6 500 USD + 10 % bonus', month(6500, 6500, 'USD')],
    ['от 4000 долларов в месяц', month(4000, 4000, 'USD')],
    ['до 5000 євро', month(0, 5000, 'EUR')],
    ['hasta 3.200 euros al mes', month(0, 3200, 'EUR')],
    ['jusqu’à 6 000 euros par mois', month(0, 6000, 'EUR')],
    ['300 € am Tag', day(300, 300, 'EUR')],
    ['٤٥٠٠ USD شهريا', month(4500, 4500, 'USD')],
    ['4500 美元 每月 USD', month(4500, 4500, 'USD')],
  ])('%s', (text, reading) => {
    expect(readPay(text)).toEqual(reading)
  })

  it.each([
    ['', 'pay-missing'],
    ['Competitive, based on experience', 'pay-text'],
    ['TBA', 'pay-text'],
    ['3500', 'pay-currency'],
    ['5000 PLN', 'pay-currency'],
    ['4000 A$', 'pay-currency'],
    ['5000 USD - 6000 EUR', 'pay-currency'],
    ['10 usd per hour', 'pay-period'],
    ['70 000 eur per year', 'pay-period'],
    ['350 EUR', 'pay-period'],
    ['4 900 - 350 USD', 'pay-range'],
    ['900 - 9 000 USD', 'pay-range'],
    ['20 USD per month', 'pay-range'],
    ['4 900 000 USD', 'pay-range'],
    ['0 USD', 'pay-range'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readPay(text)).toEqual({ problem })
  })

  it('may be small for a cadet', () => {
    expect(readPay('350 EUR', true)).toEqual(month(350, 350, 'EUR'))
  })
})

const groupings = [' ', '\u00a0', '\u202f', ',', '.', '’', ''] as const
const write = (value: number, sign: string) => String(value).replace(/\B(?=(\d{3})+$)/g, sign)

it('comes back from every way of writing it', () => {
  const pays = fc.record({
    currency: fc.constantFrom(...CURRENCIES),
    low: fc.integer({ min: 1000, max: 60_000 }),
    more: fc.integer({ min: 1, max: 900 }),
    sign: fc.constantFrom(...groupings),
    dash: fc.constantFrom('-', ' - ', '–', ' – ', ' to ', ' bis '),
    first: fc.boolean(),
    period: fc.constantFrom('day', 'month'),
  })
  fc.assert(
    fc.property(pays, ({ currency, low, more, sign, dash, first, period }) => {
      const sums = `${write(low, sign)}${dash}${write(low + more, sign)}`
      const text = `${first ? `${currency} ${sums}` : `${sums} ${currency}`} per ${period}`
      const unit = 10 ** CURRENCY_EXPONENTS[currency]
      const pay = { min: low * unit, max: (low + more) * unit, currency, period: period as 'day' | 'month' }
      const usd = toUsdPerMonth(pay.max, currency, pay.period)
      fc.pre(usd >= 10_000 && usd <= 10_000_000)
      expect(readPay(text), text).toEqual({ pay })
    }),
    { numRuns: 500 },
  )
})

it('is never anything but whole minor units within bounds, whatever is written', () => {
  const pieces = fc.array(
    fc.oneof(
      fc.constantFrom('USD', '€', '-', 'per day', 'up to', 'k', ',', '.', ' ', '+', 'до', '/month'),
      fc.nat(99_999).map(String),
      fc.string(),
    ),
    { maxLength: 8 },
  )
  fc.assert(
    fc.property(pieces, (parts) => {
      const reading = readPay(parts.join(''))
      if (!('pay' in reading)) return
      const { min, max, currency, period } = reading.pay
      expect([Number.isInteger(min), Number.isInteger(max), min >= 0, min <= max]).toEqual([true, true, true, true])
      expect(toUsdPerMonth(max, currency, period)).toBeLessThanOrEqual(10_000_000)
    }),
    { numRuns: 1000 },
  )
})
