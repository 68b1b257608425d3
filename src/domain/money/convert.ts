import { type Amount, amountOf, type MoneyCurrency, numberOf } from './amount.ts'
import { multiplyByRate, type Rate } from './rate.ts'

/** As much in another currency, for limits only: balances are never exchanged. `rate` is its units for one unit of the amount's currency. */
export const asMuchIn = (currency: MoneyCurrency, amount: Amount, rate: Rate): Amount =>
  amountOf(numberOf(multiplyByRate(amount, rate)), currency)
