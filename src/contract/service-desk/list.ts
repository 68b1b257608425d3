import { SERVICE_STATES } from '#src/domain/service/service-states.ts'
import { SERVICE_KINDS } from '#src/domain/service/services.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

/** Who fulfils an order: the admin who asks, nobody yet (forms only), or another admin. */
export const ASSIGNEES = ['me', 'none', 'other'] as const

/** Parts of services that were ordered, those with the nearest promised time first. Only admins load this description. */
export const SERVICE_ORDERS = describeList({
  name: 'service-orders',
  who: ['admin'],
  filters: { kind: oneOf(SERVICE_KINDS), state: oneOf(SERVICE_STATES), assignee: oneOf(ASSIGNEES) },
  sorts: ['due'],
  pageSize: 50,
})
