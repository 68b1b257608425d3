import { type Amount, amountOf, numberOf } from './amount.ts'

/**
 * Divides a bonus balance among what was added to it. The oldest is spent first, so the balance consists of the newest amounts.
 * @param added the amounts, the oldest first
 * @returns what is left of each, in the same order
 */
export function shareBonus(added: readonly Amount[], balance: Amount): Amount[] {
  let rest = numberOf(balance)
  return added
    .toReversed()
    .map((amount) => {
      const left = Math.min(numberOf(amount), Math.max(rest, 0))
      rest -= left
      return amountOf(left, amount.currency)
    })
    .toReversed()
}
