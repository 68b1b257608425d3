import { toLatinDigits } from '../text/latin-digits.ts'
import { IBAN_LENGTHS } from './iban-lengths.ts'
import { hasCheckDigits } from './mod-97.ts'

const WRITTEN = /^[A-Z]{2}\d{2}[0-9A-Z]{11,30}$/

/**
 * The international bank account number (ISO 13616) that a person typed, without spaces and in capital letters. Undefined if its check digits or
 * its length for the country are wrong, or if the country is not in the register.
 */
export function readIban(typed: string): string | undefined {
  const iban = toLatinDigits(typed)
    .toUpperCase()
    .replace(/^\s{0,9}IBAN[\s:]{0,3}/, '')
    .replace(/[\s.-]/g, '')
  const isComplete = WRITTEN.test(iban) && IBAN_LENGTHS[iban.slice(0, 2)] === iban.length
  return isComplete && hasCheckDigits(iban) ? iban : undefined
}
