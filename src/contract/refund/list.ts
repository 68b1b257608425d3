import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

export const PAYBACK_TABS = ['open', 'sent', 'failed', 'cancelled'] as const
export type PaybackTab = (typeof PAYBACK_TABS)[number]

/** Money that leaves balances. Only admins load this description. */
export const PAYBACKS = describeList({
  name: 'paybacks',
  who: ['admin'],
  filters: { state: oneOf(PAYBACK_TABS, 'open') },
  sorts: ['date'],
  pageSize: 50,
})

/** Refunds of payments and orders that admins proposed, the oldest first. */
export const REFUNDS = describeList({
  name: 'refunds',
  who: ['admin'],
  filters: {},
  sorts: ['proposed'],
  pageSize: 50,
})
