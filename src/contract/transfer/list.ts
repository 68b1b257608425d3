import { BANK_PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

/** Money that arrived on bank accounts. Only admins load this description. */
export const TRANSFERS = describeList({
  name: 'transfers',
  who: ['admin'],
  filters: { state: oneOf(BANK_PAYMENT_STATES, 'new') },
  sorts: ['date'],
  pageSize: 50,
})
