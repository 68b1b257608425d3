import { describeData, ofAccount, type PersonalData, SECRET } from '#src/server/platform/personal-data.ts'
import { orderWithdrawalLinkTable, orderWithdrawalTable } from './order-withdrawal.tables.ts'

export const orderWithdrawalPersonalData: PersonalData = {
  ...describeData(orderWithdrawalTable, {
    links: [{ column: 'order_id', of: 'purchase_order' }],
    purpose: 'withdrawals from orders, with what was charged and what returned',
    basis: 'legal duty',
    retention:
      'as long as the law on bookkeeping requires, under an id that leads to nobody once the account is erased',
    erasure: 'kept',
  }),
  ...describeData(orderWithdrawalLinkTable, {
    links: ofAccount,
    purpose: 'withdrawing from an order by a mailed link, without signing in',
    basis: 'legal duty',
    retention: 'until it is used, a day at most',
    erasure: 'cascade',
    withheld: { secret_hash: SECRET },
  }),
}
