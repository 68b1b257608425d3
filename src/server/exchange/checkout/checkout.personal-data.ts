import { describeData, type PersonalData } from '#src/server/platform/personal-data.ts'
import { providerDisputeTable, providerEffectTable } from './checkout.tables.ts'

/** As in the ledger: they remain with the payment, under a holder without an account. */
const BOOKS = {
  links: [{ column: 'payment_id', of: 'payment' }],
  basis: 'legal duty',
  retention: 'as long as the law on bookkeeping requires, under an id that leads to nobody once the account is erased',
  erasure: 'kept',
} as const

export const checkoutPersonalData: PersonalData = {
  ...describeData(providerEffectTable, { purpose: 'what the provider reported about the payment', ...BOOKS }),
  ...describeData(providerDisputeTable, { purpose: 'disputes of the payment at the bank of the payer', ...BOOKS }),
}
