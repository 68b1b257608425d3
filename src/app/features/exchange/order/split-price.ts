import type { CurrencyBalance } from '#src/contract/billing/schemas.ts'
import { type Amount, compare, isNegative, negate, subtract } from '#src/domain/money/amount.ts'

export type SplitPrice = {
  bonus: Amount
  money: Amount
  /** What remains of the balance; null if it does not cover the price. */
  rest: Amount | null
  lacks: Amount | null
}

/** How a balance pays a price: bonus first. Undefined without a balance in its currency. */
export function splitPrice(total: Amount, balances: readonly CurrencyBalance[]): SplitPrice | undefined {
  const own = balances.find(({ available }) => available.currency === total.currency)
  if (!own) return undefined
  const bonus = compare(own.bonus, total) < 0 ? own.bonus : total
  const money = subtract(total, bonus)
  const rest = subtract(own.available, money)
  const isLow = isNegative(rest)
  return { bonus, money, rest: isLow ? null : rest, lacks: isLow ? negate(rest) : null }
}
