import { ORDER_STATES } from '#src/domain/order/order-states.ts'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf, words } from '../http/filters.ts'

/** Orders of all buyers. Only admins load this description. */
export const ORDERS = describeList({
  name: 'orders',
  who: ['admin'],
  filters: { state: oneOf(ORDER_STATES), q: words(MAX_QUERY) },
  sorts: ['newest'],
  pageSize: 50,
})
