import { type Amount, amountOf, compare, isPositive } from '../money/amount.ts'
import { toDecimal } from '../money/to-decimal.ts'
import { countCharacters, cutText } from '../text/text.ts'
import { isCreditorReference } from './creditor-reference.ts'
import { readIban } from './iban.ts'

const MAX_NAME = 70
const MAX_BYTES = 331
const MAX_AMOUNT = amountOf(99_999_999_999, 'EUR')

/** A SEPA transfer in euros to an account. `reference` is an ISO 11649 creditor reference. */
export type EuroTransfer = { name: string; iban: string; bic?: string; amount: Amount; reference: string }

const clean = (text: string): string => text.replace(/\s{1,99}/g, ' ').trim()

/**
 * The text of the QR code that banking apps read as a SEPA transfer (EPC069-12, version 002, UTF-8). Throws a `RangeError` for what the guideline
 * excludes: another IBAN, BIC, reference or amount, an empty name, more than 331 bytes.
 */
export function writeEpcCode({ name, iban, bic = '', amount, reference }: EuroTransfer): string {
  const account = readIban(iban)
  if (!account) throw new RangeError('the IBAN is wrong')
  if (!/^(?:[A-Z]{6}[0-9A-Z]{2}(?:[0-9A-Z]{3})?)?$/.test(bic)) throw new RangeError('the BIC is wrong')
  if (!isCreditorReference(reference)) throw new RangeError('the reference is wrong')
  if (amount.currency !== 'EUR' || !isPositive(amount) || compare(amount, MAX_AMOUNT) > 0)
    throw new RangeError('the amount is wrong')
  if (countCharacters(clean(name)) === 0) throw new RangeError('the name is missing')
  const lines = [
    'BCD',
    '002',
    '1',
    'SCT',
    bic,
    cutText(clean(name), MAX_NAME),
    account,
    `EUR${toDecimal(amount)}`,
    '',
    reference,
  ]
  const text = lines.join('\n')
  if (new TextEncoder().encode(text).length > MAX_BYTES) throw new RangeError('the code is too long')
  return text
}
