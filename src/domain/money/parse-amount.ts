import { readSum } from '../text/read-digits.ts'
import { type Amount, amountOf, MONEY_EXPONENTS, type MoneyCurrency, negate } from './amount.ts'

const MINUS = /^\s*[-−]/

/** Reads what a person typed, with a minus sign if it is negative. Undefined if it is empty or not one amount. */
export function parseAmount(text: string, currency: MoneyCurrency): Amount | undefined {
  const minor = readSum(text.replace(MINUS, ''), MONEY_EXPONENTS[currency])
  if (typeof minor !== 'number' || !Number.isSafeInteger(minor)) return undefined
  const amount = amountOf(minor, currency)
  return MINUS.test(text) ? negate(amount) : amount
}
