import fc from 'fast-check'
import { expect, it } from 'vitest'
import { amountOf, isNegative, sumOf } from '../money/amount.ts'
import { amountOfFurther, amountOfUnits } from './line-amounts.ts'

const usd = (minor: number) => amountOf(minor, 'USD')

it('a discount is rounded once on the line', () => {
  expect(amountOfUnits({ unitPrice: usd(5), discount: '50' }, 3)).toEqual(usd(8))
  expect(amountOfUnits({ unitPrice: usd(20), discount: null }, 131)).toEqual(usd(2620))
})

it('parts that are delivered one after the other add up to the line', () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 20 }),
      fc.integer({ min: 0, max: 9999 }),
      fc.constantFrom(null, '0', '12.5', '33.3333', '50', '100'),
      (parts, unit, discount) => {
        const price = { unitPrice: usd(unit), discount }
        let before = 0
        const amounts = parts.map((units) => {
          const amount = amountOfFurther(price, before, units)
          before += units
          return amount
        })
        expect(sumOf(amounts, 'USD')).toEqual(amountOfUnits(price, before))
        expect(amounts.some(isNegative)).toBe(false)
      },
    ),
  )
})
