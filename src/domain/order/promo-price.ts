import { type Amount, isPositive, type MoneyCurrency, subtract, sumOf } from '../money/amount.ts'
import { combineDiscounts } from '../money/combine-discounts.ts'
import { amountOfUnits, type LinePrice } from './line-amounts.ts'

/** The discount of the first order. `until`: the last day of the offer, null without an end. `off`: what it takes from the price. `total`: what remains. */
export type PromoPrice = { percent: string; until: string | null; off: Amount; total: Amount }

type Line = LinePrice & { units: number }

/** Returns what lines cost with the discount of the first order; undefined if it takes nothing, or leaves a line without a price. */
export function priceWithPromo(
  lines: readonly Line[],
  { percent, until }: Pick<PromoPrice, 'percent' | 'until'>,
  currency: MoneyCurrency,
): PromoPrice | undefined {
  const amounts = lines.map(({ unitPrice, discount, units }) =>
    amountOfUnits({ unitPrice, discount: combineDiscounts(discount, percent) }, units),
  )
  const full = sumOf(
    lines.map(({ units, ...price }) => amountOfUnits(price, units)),
    currency,
  )
  const total = sumOf(amounts, currency)
  const off = subtract(full, total)
  return isPositive(off) && amounts.every(isPositive) ? { percent, until, off, total } : undefined
}
