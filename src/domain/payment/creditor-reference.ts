import { toLatinDigits } from '../text/latin-digits.ts'
import { checkDigitsOf, hasCheckDigits } from './mod-97.ts'

/** Digits of the number in a reference of ours. Their fixed count separates a reference from what follows it in a text. */
const SERIAL_DIGITS = 10
const MAX_SERIAL = 10 ** SERIAL_DIGITS - 1

/**
 * The creditor reference (ISO 11649) of a payment, such as `RF270000000042`. It contains digits only after `RF`, so it can be typed with every
 * keyboard. Throws a `RangeError` unless the serial is an integer from 0 to 9,999,999,999.
 */
export function createReference(serial: number): string {
  if (!Number.isSafeInteger(serial) || serial < 0 || serial > MAX_SERIAL)
    throw new RangeError(`${serial} is not a serial`)
  const body = String(serial).padStart(SERIAL_DIGITS, '0')
  return `RF${checkDigitsOf('RF', body)}${body}`
}

/** Whether the text is a creditor reference of anyone: `RF`, two check digits and 1 to 21 letters and digits. */
export const isCreditorReference = (text: string): boolean =>
  /^RF\d{2}[0-9A-Z]{1,21}$/.test(text) && hasCheckDigits(text)

/** Letters that people and text recognition write for digits. */
const DIGITS_FOR: Readonly<Record<string, string>> = { O: '0', О: '0', I: '1', І: '1', L: '1' }

/** `RF` in Latin or Cyrillic letters and twelve digits, with spaces, line ends or marks between them. */
const WRITTEN = /(?:R\s?F|РФ)(?:[\s./:-]{0,3}[0-9OОIІL]){12}(?!\d)/g

const toReference = (written: string): string =>
  `RF${written.replace(/^(?:R\s?F|РФ)|[\s./:-]/g, '').replace(/\D/g, (letter) => DIGITS_FOR[letter] as string)}`

/**
 * Finds our references in a remittance text, in order and each once, however they are spaced and capitalized. A reference with wrong check
 * digits is left out.
 */
export function findReferences(text: string): string[] {
  const found = [...toLatinDigits(text).toUpperCase().matchAll(WRITTEN)].map(([written]) => toReference(written))
  return [...new Set(found)].filter(isCreditorReference)
}

/** The reference that a person typed or pasted; undefined if it is not exactly one of ours. */
export function readReference(typed: string): string | undefined {
  const [reference, other] = findReferences(typed)
  return other === undefined ? reference : undefined
}
