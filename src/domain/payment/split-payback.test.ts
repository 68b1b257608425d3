import { describe, expect, it } from 'vitest'
import { amountOf, compare, isPositive, isSame, sumOf } from '../money/amount.ts'
import { payableOf, splitPayback } from './split-payback.ts'

const usd = (minor: number) => amountOf(minor, 'USD')
const rests = (...amounts: number[]) => amounts.map((minor, index) => ({ id: `p${index}`, rest: usd(minor) }))

describe('the split of a pay-back', () => {
  it('takes from the first payment what is left of it, then from the next', () => {
    expect(splitPayback(usd(700), rests(500, 500, 500))).toEqual([
      { id: 'p0', amount: usd(500) },
      { id: 'p1', amount: usd(200) },
    ])
  })

  it('leaves out payments of which nothing is left', () => {
    expect(splitPayback(usd(300), rests(0, 200, 0, 100))).toEqual([
      { id: 'p1', amount: usd(200) },
      { id: 'p3', amount: usd(100) },
    ])
  })

  it('is never of more than the payments', () => {
    expect(() => splitPayback(usd(301), rests(100, 200))).toThrow(RangeError)
    expect(payableOf(usd(301), rests(100, 200))).toEqual(usd(300))
    expect(payableOf(usd(250), rests(100, 200))).toEqual(usd(250))
  })

  it('of random amounts adds up exactly, and no part is above what is left of its payment', () => {
    let state = 20_261_130
    const random = (most: number) => {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0
      return state % (most + 1)
    }
    for (let round = 0; round < 2000; round += 1) {
      const payments = rests(...Array.from({ length: random(12) }, () => (random(3) === 0 ? 0 : random(100_000))))
      const payable = payableOf(usd(random(400_000)), payments)
      const parts = splitPayback(payable, payments)
      expect(
        isSame(
          sumOf(
            parts.map(({ amount }) => amount),
            'USD',
          ),
          payable,
        ),
      ).toBe(true)
      expect(new Set(parts.map(({ id }) => id)).size).toBe(parts.length)
      for (const { id, amount } of parts) {
        const payment = payments.find((one) => one.id === id)
        expect(isPositive(amount) && compare(amount, payment?.rest ?? usd(0)) <= 0, `round ${round}`).toBe(true)
      }
    }
  })
})
