import { describeList } from '../http/describe-list.ts'
import { oneOf } from '../http/filters.ts'

/** Updates about the product and its technology. */
export const UPDATE_KINDS = ['product_updates', 'tech_updates'] as const
export type UpdateKind = (typeof UPDATE_KINDS)[number]

/** `sent`: its instant has come; people get it at their hour. */
export const UPDATE_STATES = ['draft', 'planned', 'sent', 'stopped'] as const
export type UpdateState = (typeof UPDATE_STATES)[number]

/** Updates that admins write. Only they load this description. */
export const SITE_UPDATES = describeList({
  name: 'site-updates',
  who: ['admin'],
  filters: { kind: oneOf(UPDATE_KINDS), state: oneOf(UPDATE_STATES) },
  sorts: ['newest'],
  pageSize: 50,
})
