import { type Amount, amountOf, numberOf } from './amount.ts'

/**
 * Splits an amount by weights without losing a unit: each part is rounded towards zero, and what remains is given to the largest remainders, the
 * first of equal ones. Weights are integers from 0, not all 0.
 */
export function split(amount: Amount, weights: readonly number[]): Amount[] {
  const shares = weights.map(BigInt)
  const whole = shares.reduce((sum, share) => sum + share, 0n)
  if (whole <= 0n || shares.some((share) => share < 0n))
    throw new RangeError('weights must be 0 or more, and not all 0')
  const total = BigInt(numberOf(amount))
  const unit = total < 0n ? -1n : 1n
  const parts = shares.map((share) => (total * share) / whole)
  const remainders = shares.map((share, index) => ({ index, left: (unit * total * share) % whole }))
  remainders.sort((one, other) => Number(other.left - one.left) || one.index - other.index)
  const missing = total - parts.reduce((sum, part) => sum + part, 0n)
  for (const { index } of remainders.slice(0, Number(missing * unit))) parts[index] = (parts[index] ?? 0n) + unit
  return parts.map((part) => amountOf(part, amount.currency))
}
