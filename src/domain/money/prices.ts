import { type Amount, amountOf, MONEY_EXPONENTS, type MoneyCurrency, numberOf } from './amount.ts'
import { divideHalfEven, type Rate, readRate } from './rate.ts'

/**
 * Returns a price in another currency, rounded half to even. `rate` is the number of units of that currency for one unit of the currency of
 * the price. Balances are never exchanged.
 */
export function convertPrice(price: Amount, currency: MoneyCurrency, rate: Rate): Amount {
  const { over, under } = readRate(rate)
  const [from, to] = [MONEY_EXPONENTS[price.currency], MONEY_EXPONENTS[currency]].map((digits) => 10n ** BigInt(digits))
  return amountOf(divideHalfEven(BigInt(numberOf(price)) * over * (to ?? 1n), under * (from ?? 1n)), currency)
}

/** Returns what remains of a price after a discount, rounded half to even. `percent` is decimal text from 0 to 100. */
export function discountPrice(price: Amount, percent: string): Amount {
  const { over, under } = readRate(percent)
  const hundred = 100n * under
  if (over > hundred) throw new RangeError(`${percent} is no discount`)
  return amountOf(divideHalfEven(BigInt(numberOf(price)) * (hundred - over), hundred), price.currency)
}
