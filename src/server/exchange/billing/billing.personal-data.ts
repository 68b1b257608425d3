import { z } from 'zod'
import { minorUnitsSchema } from '#src/contract/billing/schemas.ts'
import { MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import { describeData, ofAccount, type PersonalData } from '#src/server/platform/personal-data.ts'
import {
  ledgerAccountTable,
  ledgerHolderTable,
  ledgerHoldTable,
  ledgerMonthTable,
  ledgerPostingTable,
  ledgerTransactionTable,
} from './ledger.tables.ts'
import { ledgerDifferenceTable, ledgerReconciliationTable, ledgerStopTable } from './reconciliation.tables.ts'

/** Books are kept after the account: they then name a holder without an account. */
const BOOKS = {
  basis: 'legal duty',
  retention: 'as long as the law on bookkeeping requires, under an id that leads to nobody once the account is erased',
  erasure: 'kept',
} as const

const ofHolder = [{ column: 'holder_id', of: 'ledger_holder' }] as const
const ofLedgerAccount = [{ column: 'account_id', of: 'ledger_account' }] as const

const legs = z.array(
  z.object({
    account: z.string(),
    currency: z.enum(MONEY_CURRENCIES),
    amount: minorUnitsSchema,
  }),
)

export const billingPersonalData: PersonalData = {
  ...describeData(ledgerHolderTable, {
    links: [
      { column: 'account_id', of: 'account' },
      { column: 'organisation_id', of: 'organisation' },
    ],
    purpose: 'whose balance it is',
    ...BOOKS,
  }),
  ...describeData(ledgerAccountTable, { links: ofHolder, purpose: 'the balance', ...BOOKS }),
  ...describeData(ledgerPostingTable, { links: ofLedgerAccount, purpose: 'every change of the balance', ...BOOKS }),
  ...describeData(ledgerTransactionTable, {
    links: [{ column: 'id', of: 'ledger_posting', key: 'transaction_id' }],
    purpose: 'the entries of the books that changed the balance',
    ...BOOKS,
    documents: { legs },
  }),
  ...describeData(ledgerHoldTable, { links: ofHolder, purpose: 'amounts held for orders', ...BOOKS }),
  ...describeData(ledgerMonthTable, {
    links: ofLedgerAccount,
    purpose: 'the balance at the end of each closed month',
    ...BOOKS,
  }),
  ...describeData(ledgerReconciliationTable, {
    links: ofAccount,
    purpose: 'when the books were compared, and the admin who asked for it',
    ...BOOKS,
    documents: { checks: z.array(z.string()) },
  }),
  ...describeData(ledgerDifferenceTable, {
    links: ofHolder,
    purpose: 'where the books of the balance differed',
    ...BOOKS,
  }),
  ...describeData(ledgerStopTable, {
    links: ofHolder,
    purpose: 'from when until when nothing could be ordered because the books differed',
    ...BOOKS,
  }),
}
