import type { Buyer, DocumentTax } from '#src/contract/billing-document/record.ts'
import { OTHER_COUNTRIES } from '#src/domain/dated-rule/columns.ts'
import { readRule } from '#src/server/ground/dated-rule/read-rule.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { SellerConfig } from '#src/server/platform/seller.ts'

/**
 * Returns the tax that a sale contains on a plain date: by the country of the seller, the country of the buyer (its own rule, or that of all
 * other countries), and whether the buyer is a company with a tax number. Without a rule: why no tax is charged, as configured.
 */
export async function readTax(
  db: Database,
  { country: seller, noTax }: Pick<SellerConfig, 'country' | 'noTax'>,
  { kind, country, taxNumber }: Buyer,
  on: string,
): Promise<DocumentTax> {
  const buyerKind = kind === 'company' && taxNumber !== '' ? 'company' : 'person'
  const find = (buyer: string) => readRule(db, 'tax', { seller, buyer, buyer_kind: buyerKind }, on)
  const rule = (await find(country)) ?? (await find(OTHER_COUNTRIES))
  if (!rule) return noTax
  const { percent, wording } = rule.value
  return { percent, wording, source: rule.source, version: rule.version }
}

export const percentOf = (tax: DocumentTax): string => ('percent' in tax ? tax.percent : '0')
