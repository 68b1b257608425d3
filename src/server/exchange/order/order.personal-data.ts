import { z } from 'zod'
import { minorUnitsSchema } from '#src/contract/billing/schemas.ts'
import { buyerSchema, taxSchema, textsSchema } from '#src/contract/billing-document/record.ts'
import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import { orderEventTable, orderLineTable, orderTable } from './order.tables.ts'
import { promoUseTable } from './promo/promo.tables.ts'

/** As in the ledger: orders remain under a holder without an account. */
const BOOKS = {
  basis: 'legal duty',
  retention: 'as long as the law on bookkeeping requires, under an id that leads to nobody once the account is erased',
  erasure: 'kept',
} as const

const RECOGNISES = 'a digest that only recognises the person'

const ofOrder = [{ column: 'order_id', of: 'purchase_order' }] as const

export const orderPersonalData: PersonalData = {
  ...describeData(orderTable, {
    links: [
      { column: 'holder_id', of: 'ledger_holder' },
      { column: 'account_id', of: 'account' },
    ],
    purpose: 'orders; the buyer is emptied with the account',
    ...BOOKS,
    documents: { buyer: buyerSchema, tax: taxSchema },
  }),
  ...describeData(promoUseTable, {
    links: ofAccount,
    purpose:
      'the discount of the first order, once a person; keyed digests of the passport number, and of name and date of birth, recognise a verified person with a second account',
    basis: 'contract',
    retention:
      'with the account; if the person was verified, for two years after the use, under an id that leads to nobody once the account is erased',
    erasure: 'kept',
    withheld: { person_digest: RECOGNISES, passport_digest: RECOGNISES },
  }),
  ...describeData(orderLineTable, {
    links: ofOrder,
    purpose: 'what was ordered, delivered, charged and refunded',
    ...BOOKS,
    documents: { texts: textsSchema },
  }),
  ...describeData(orderEventTable, {
    links: ofOrder,
    purpose: 'every change of an order',
    ...BOOKS,
    documents: { lines: z.array(z.object({ position: z.int(), units: z.int(), amount: minorUnitsSchema })) },
  }),
}
