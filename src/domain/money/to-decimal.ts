import { type Amount, MONEY_EXPONENTS, numberOf } from './amount.ts'

/** The decimal number of an amount, such as `-1234.50`: exact, for `Intl.NumberFormat` and files. */
export function toDecimal(amount: Amount): string {
  const exponent = MONEY_EXPONENTS[amount.currency]
  const minor = numberOf(amount)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}
