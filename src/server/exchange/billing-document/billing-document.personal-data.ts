import { buyerSchema, recordSchema } from '#src/contract/billing-document/record.ts'
import { describeData, type PersonalData } from '#src/server/platform/personal-data.ts'
import { billingDocumentTable } from './billing-document.tables.ts'

export const billingDocumentPersonalData: PersonalData = describeData(billingDocumentTable, {
  links: [{ column: 'holder_id', of: 'ledger_holder' }],
  purpose: 'invoices, credit notes and receipts; receipts lose their buyer with the account',
  basis: 'legal duty',
  retention: 'as long as the law on bookkeeping requires; the buyer for ten years after the year of the document',
  erasure: 'kept',
  documents: { record: recordSchema, buyer: buyerSchema },
})
