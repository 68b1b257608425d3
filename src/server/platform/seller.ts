import type { Seller } from '#src/contract/billing-document/record.ts'
import { NO_TAX_REASONS, type NoTaxReason } from '#src/domain/billing-document/document-kinds.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'

/** Who sells, and why no tax is charged where no rule charges one. */
export type SellerConfig = Seller & { noTax: { none: NoTaxReason; law: string } }

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== ''
const orEmpty = (value: unknown): string => (isText(value) ? value.trim() : '')

/** Reads who sells. Throws if it is wrong, or missing while payments are accepted: invoices would be worthless. */
export function readSeller(text = '', { isNeeded }: { isNeeded: boolean }): SellerConfig | undefined {
  if (text.trim() === '') {
    if (isNeeded) throw new Error('SELLER is missing: documents about payments name who sells')
    return undefined
  }
  const { name, address, country, register, taxNumber, email, noTax, noTaxLaw } = JSON.parse(text)
  const none = NO_TAX_REASONS.find((reason) => reason === noTax)
  if (![name, address, register, email].every(isText) || !isText(country) || !isCountry(country) || !none)
    throw new Error(`SELLER is wrong: ${text}`)
  return {
    ...{ name, address, country, register, email, taxNumber: orEmpty(taxNumber) },
    noTax: { none, law: orEmpty(noTaxLaw) },
  }
}
