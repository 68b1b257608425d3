import { readSum } from '../text/read-digits.ts'
import { type Amount, amountOf, MONEY_EXPONENTS, type MoneyCurrency, negate, numberOf } from './amount.ts'

/** The decimal number of an amount, such as `-1234.50`: exact, for `Intl.NumberFormat` and files. */
export function toDecimal(amount: Amount): string {
  const exponent = MONEY_EXPONENTS[amount.currency]
  const minor = numberOf(amount)
  const digits = String(Math.abs(minor)).padStart(exponent + 1, '0')
  return `${minor < 0 ? '-' : ''}${digits.slice(0, -exponent)}.${digits.slice(-exponent)}`
}

const MINUS = /^\s*[-−]/

/** Reads what a person typed, with a minus sign if it is negative. Undefined if it is empty or not one amount. */
export function parseAmount(text: string, currency: MoneyCurrency): Amount | undefined {
  const minor = readSum(text.replace(MINUS, ''), MONEY_EXPONENTS[currency])
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor)) return undefined
  const amount = amountOf(minor, currency)
  return MINUS.test(text) ? negate(amount) : amount
}
