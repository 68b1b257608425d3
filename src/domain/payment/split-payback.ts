import { type Amount, compare, isPositive, subtract, sumOf, zeroOf } from '../money/amount.ts'

/** What is left of a payment: what was received by it and not paid back. */
export type PaymentRest = { id: string; rest: Amount }
export type PaybackPart = { id: string; amount: Amount }

export const least = (one: Amount, other: Amount): Amount => (compare(one, other) < 0 ? one : other)

/** What can be paid back: what is available, and at most what is left of the payments. The rest came from elsewhere. */
export const payableOf = (available: Amount, payments: readonly PaymentRest[]): Amount =>
  least(
    available,
    sumOf(
      payments.map(({ rest }) => rest),
      available.currency,
    ),
  )

/**
 * Splits an amount over the payments in their order: each returns as much as is left of it. Throws a `RangeError` if the payments do not cover
 * the amount.
 */
export function splitPayback(amount: Amount, payments: readonly PaymentRest[]): PaybackPart[] {
  const parts: PaybackPart[] = []
  let missing = amount
  for (const { id, rest } of payments) {
    const part = least(missing, rest)
    if (!isPositive(part)) continue
    parts.push({ id, amount: part })
    missing = subtract(missing, part)
  }
  if (compare(missing, zeroOf(amount.currency)) > 0) throw new RangeError('the payments do not cover the amount')
  return parts
}
