import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { type Amount, add, amountOf, compare, isSame, MONEY_CURRENCIES, multiply, negate, sumOf } from './amount.ts'
import { parseAmount } from './parse-amount.ts'
import { divideHalfEven, multiplyByRate, readRate } from './rate.ts'
import { split } from './split.ts'
import { toDecimal } from './to-decimal.ts'
import { creditTotals, totalsOf } from './totals.ts'

const usd = (minor: number): Amount => amountOf(minor, 'USD')
const amounts = fc.integer({ min: -10_000_000, max: 10_000_000 }).map(usd)

describe('an amount', () => {
  it('is an exact integer of minor units', () => {
    for (const minor of [0.1, Number.NaN, 2 ** 53]) expect(() => usd(minor)).toThrow(RangeError)
    expect(usd(-0)).toEqual(usd(0))
  })

  it('is not added to or compared with another currency', () => {
    for (const act of [add, compare]) expect(() => act(usd(1), amountOf(1, 'EUR'))).toThrow('not exchanged')
  })

  it('is multiplied by integers only', () => {
    expect(multiply(usd(333), 3)).toEqual(usd(999))
    expect(() => multiply(usd(1), 0.5)).toThrow(RangeError)
  })

  it('is the same after it was written and read', () => {
    fc.assert(
      fc.property(amounts, fc.constantFrom(...MONEY_CURRENCIES), ({ minor }, currency) => {
        const amount = { minor, currency }
        expect(parseAmount(toDecimal(amount), currency)).toEqual(amount)
      }),
    )
  })

  test.each([
    ['1234.5', 123_450],
    ['1 234,50', 123_450],
    ['1,234', 123_400],
    ['٧', 700],
    ['-0.01', -1],
    ['−7', -700],
    ['0', 0],
  ])('is read from “%s”', (text, minor) => expect(parseAmount(text, 'USD')).toEqual(usd(minor)))

  test.each(['', '-', '--1', '12.34.5', '1e3', '$5', '9'.repeat(40)])('is not read from “%s”', (text) =>
    expect(parseAmount(text, 'USD')).toBeUndefined(),
  )
})

describe('rounding', () => {
  test.each([
    [5n, 10n, 0n],
    [15n, 10n, 2n],
    [25n, 10n, 2n],
    [26n, 10n, 3n],
    [-5n, 10n, 0n],
    [-15n, 10n, -2n],
    [-24n, 10n, -2n],
    [-26n, 10n, -3n],
    [7n, 1n, 7n],
  ])('%s / %s is %s', (over, under, rounded) => expect(divideHalfEven(over, under)).toBe(rounded))

  it('is never more than half a unit away, and symmetrical', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 12n), 10n ** 12n), fc.bigInt(1n, 10n ** 6n), (over, under) => {
        const away = divideHalfEven(over, under) * under - over
        expect(away * 2n <= under && away * 2n >= -under).toBe(true)
        expect(divideHalfEven(-over, under)).toBe(-divideHalfEven(over, under))
      }),
    )
  })

  it('takes rates as exact decimals', () => {
    expect(multiplyByRate(usd(1005), '0.1')).toEqual(usd(100))
    expect(multiplyByRate(usd(1015), '0.1')).toEqual(usd(102))
    expect(multiplyByRate(usd(100), '1.15')).toEqual(usd(115))
    for (const rate of ['', '.2', '-0.2', '1e-1', '20%']) expect(() => readRate(rate)).toThrow(RangeError)
  })
})

describe('a split', () => {
  it('gives what remains to the largest remainders', () => {
    expect(split(usd(100), [1, 1, 1])).toEqual([usd(34), usd(33), usd(33)])
    expect(split(usd(-100), [1, 1, 1])).toEqual([usd(-34), usd(-33), usd(-33)])
    expect(split(usd(10), [1, 0, 5])).toEqual([usd(2), usd(0), usd(8)])
    expect(() => split(usd(1), [0, 0])).toThrow(RangeError)
  })

  it('loses nothing, and gives nobody more than a unit beyond the exact share', () => {
    const weights = fc.array(fc.nat(1000), { minLength: 1, maxLength: 20 }).filter((list) => list.some(Boolean))
    fc.assert(
      fc.property(amounts, weights, (amount, shares) => {
        const parts = split(amount, shares)
        expect(sumOf(parts, 'USD')).toEqual(amount)
        const whole = shares.reduce((sum, share) => sum + share, 0)
        parts.forEach((part, index) => {
          const exact = (Number(amount.minor) * (shares[index] ?? 0)) / whole
          expect(Math.abs(Number(part.minor) - exact)).toBeLessThan(1)
        })
      }),
    )
  })
})

describe('credit notes', () => {
  const RATES = ['0', '5', '7', '15', '19', '20', '21', '25', '8.25', '33.3333', '100']
  const lines = fc.array(fc.integer({ min: 1, max: 99_999 }), { minLength: 1, maxLength: 20 })

  it('add up to their invoice, in net, tax and gross, for every order and grouping of its lines', () => {
    fc.assert(
      fc.property(
        lines.chain((prices) =>
          fc.tuple(
            fc.constant(prices),
            fc.array(fc.nat(prices.length - 1), { minLength: prices.length, maxLength: prices.length }),
          ),
        ),
        fc.constantFrom(...RATES),
        ([prices, groups], rate) => {
          const invoice = totalsOf(prices.map(usd), rate, 'USD')
          let left = prices.map((price, index) => ({ price: usd(price), group: groups[index] }))
          const notes = [...new Set(groups)].map((group) => {
            const before = left.map(({ price }) => price)
            left = left.filter((line) => line.group !== group)
            return creditTotals({ before, after: left.map(({ price }) => price) }, rate, 'USD')
          })
          for (const part of ['net', 'tax', 'gross'] as const)
            expect(
              isSame(
                sumOf(
                  notes.map((note) => note[part]),
                  'USD',
                ),
                invoice[part],
              ),
            ).toBe(true)
          expect(notes.every(({ net, tax, gross }) => isSame(add(net, tax), gross))).toBe(true)
        },
      ),
      { numRuns: 500 },
    )
  })

  it('contain the tax of prices that include it, rounded half to even', () => {
    expect(totalsOf([usd(2620)], '23', 'USD')).toEqual({ net: usd(2130), tax: usd(490), gross: usd(2620) })
    expect(totalsOf([usd(100)], '0', 'USD')).toEqual({ net: usd(100), tax: usd(0), gross: usd(100) })
  })

  it('would be a cent too much as rounded parts', () => {
    const parts = [usd(5), usd(5)].map((line) => totalsOf([line], '10', 'USD').tax)
    expect(isSame(sumOf(parts, 'USD'), totalsOf([usd(5), usd(5)], '10', 'USD').tax)).toBe(false)
    expect(negate(usd(5))).toEqual(usd(-5))
  })
})
