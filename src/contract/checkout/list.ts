import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

/** Disputes that need evidence, that the bank decides, and that have ended. */
export const DISPUTE_LISTS = ['open', 'reviewed', 'ended'] as const

/** Disputes of payments. Only admins load this description. */
export const DISPUTES = describeList({
  name: 'disputes',
  who: ['admin'],
  filters: { state: oneOf(DISPUTE_LISTS, 'open') },
  sorts: ['due'],
  pageSize: 50,
})
