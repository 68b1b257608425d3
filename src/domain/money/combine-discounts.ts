import { divideHalfEven, readRate } from './rate.ts'

/** The digits after the decimal point that a rate may have. */
const DIGITS = 9

/**
 * Returns the one discount in percent that equals a discount on what another one leaves: 15 and 50 make 57.5. Two discounts of four decimal places
 * each may need a tenth digit, which is rounded half to even.
 */
export function combineDiscounts(first: string | null, second: string): string {
  if (first === null) return second
  const [one, other] = [readRate(first), readRate(second)]
  const whole = 100n * one.under * other.under
  const left = (100n * one.under - one.over) * (100n * other.under - other.over)
  let [scaled, digits] = [divideHalfEven((100n * whole - left) * 10n ** BigInt(DIGITS), whole), DIGITS]
  for (; digits > 0 && scaled % 10n === 0n; digits -= 1) scaled /= 10n
  if (digits === 0) return String(scaled)
  const text = String(scaled).padStart(digits + 1, '0')
  return `${text.slice(0, -digits)}.${text.slice(-digits)}`
}
