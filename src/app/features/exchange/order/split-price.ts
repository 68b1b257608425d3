import type { CurrencyBalance } from '#src/contract/billing/schemas.ts'
import {
  type Amount,
  compare,
  isNegative,
  type MoneyCurrency,
  negate,
  subtract,
  zeroOf,
} from '#src/domain/money/amount.ts'

export type SplitPrice = {
  bonus: Amount
  money: Amount
  /** What remains of the balance; null if it does not cover the price. */
  rest: Amount | null
  lacks: Amount | null
}

const nothingIn = (currency: MoneyCurrency) => ({
  available: zeroOf(currency),
  bonus: zeroOf(currency),
  owed: zeroOf(currency),
})

/** Returns how a balance pays a price: bonus first. What is owed has to be paid before. */
export function splitPrice(total: Amount, balances: readonly CurrencyBalance[]): SplitPrice {
  const own = balances.find(({ available }) => available.currency === total.currency) ?? nothingIn(total.currency)
  const bonus = compare(own.bonus, total) < 0 ? own.bonus : total
  const money = subtract(total, bonus)
  const rest = subtract(subtract(own.available, own.owed), money)
  const isLow = isNegative(rest)
  return { bonus, money, rest: isLow ? null : rest, lacks: isLow ? negate(rest) : null }
}
