import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf, words } from '../http/filters.ts'

/** Companies by the state of their licence, and those with waiting texts. */
export const COMPANY_QUEUES = [
  'waiting',
  'recheck',
  'appeals',
  'texts',
  'ending',
  'verified',
  'refused',
  'suspended',
  'expired',
  'none',
  'all',
] as const
/** The queues of companies whose licence an admin checks. */
export const CHECK_QUEUES = [
  'waiting',
  'recheck',
  'appeals',
] as const satisfies readonly (typeof COMPANY_QUEUES)[number][]
export type CheckQueue = (typeof CHECK_QUEUES)[number]
export type CompanyQueue = (typeof COMPANY_QUEUES)[number]

/** Longest wait first; of decided ones the latest first. In its own file so that only admins' pages load it. */
export const COMPANY_CHECKS = describeList({
  name: 'company-checks',
  who: ['admin'],
  filters: { queue: oneOf(COMPANY_QUEUES, 'waiting'), q: words(MAX_QUERY) },
  sorts: ['since'],
  pageSize: 20,
})
