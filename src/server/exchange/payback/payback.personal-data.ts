import { describeData, type PersonalData } from '#src/server/platform/personal-data.ts'
import { paybackTable } from './payback.tables.ts'

export const paybackPersonalData: PersonalData = describeData(paybackTable, {
  links: [
    { column: 'holder_id', of: 'ledger_holder' },
    { column: 'account_id', of: 'account' },
  ],
  purpose:
    'money that leaves the balance; the bank account is emptied 90 days after the end, and with the account unless a transfer to it is open',
  basis: 'legal duty',
  retention: 'as long as the law on bookkeeping requires, under an id that leads to nobody once the account is erased',
  erasure: 'kept',
})
