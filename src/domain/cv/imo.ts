import { toLatinDigits } from '../text/latin-digits.ts'

const WEIGHTS = [7, 6, 5, 4, 3, 2]

/** The seven digits of an IMO ship number, however it was typed; undefined when there are not seven. */
export function readImoNumber(typed: string): string | undefined {
  const digits = toLatinDigits(typed)
    .replace(/^\s{0,9}imo/i, '')
    .replace(/[\s.:#-]/g, '')
  return /^\d{7}$/.test(digits) ? digits : undefined
}

const countCheckDigit = (digits: string): number =>
  WEIGHTS.reduce((total, weight, place) => total + weight * Number(digits[place]), 0) % 10

/** Whether the last digit fits the six before it. Some real hulls carry numbers that do not: people are warned, not refused. */
export function isImoNumber(typed: string): boolean {
  const digits = readImoNumber(typed)
  return digits !== undefined && countCheckDigit(digits) === Number(digits[6])
}

/** The number with the last digit that fits its first six; undefined when there are not seven. */
export function correctImoNumber(typed: string): string | undefined {
  const digits = readImoNumber(typed)
  return digits && digits.slice(0, 6) + countCheckDigit(digits)
}
