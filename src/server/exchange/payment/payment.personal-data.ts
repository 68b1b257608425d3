import { describeData, type PersonalData } from '#src/server/platform/personal-data.ts'
import { bankPaymentTable, paymentTable } from './payment.tables.ts'

/** As in the ledger: payments remain under a holder without an account. */
const BOOKS = {
  basis: 'legal duty',
  retention: 'as long as the law on bookkeeping requires, under an id that leads to nobody once the account is erased',
} as const

export const paymentPersonalData: PersonalData = {
  ...describeData(paymentTable, {
    links: [
      { column: 'holder_id', of: 'ledger_holder' },
      { column: 'account_id', of: 'account' },
    ],
    purpose: 'payments to the balance',
    ...BOOKS,
    erasure: 'kept',
  }),
  ...describeData(bankPaymentTable, {
    links: [{ column: 'payment_id', of: 'payment' }],
    purpose: 'money that arrived for these payments; payer and text are emptied with the account',
    ...BOOKS,
    erasure: 'kept',
    withheld: {
      line_hash: 'a digest that finds the same line of a bank statement again; it says nothing about the person',
    },
  }),
}
