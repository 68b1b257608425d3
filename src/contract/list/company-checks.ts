import { MAX_QUERY } from '../text-limits.ts'
import { describeList } from './describe-list.ts'
import { oneOf, words } from './filters.ts'

/** Companies by the state of their licence, and those with texts to read. */
export const COMPANY_QUEUES = ['waiting', 'texts', 'verified', 'refused', 'expired', 'none'] as const
export type CompanyQueue = (typeof COMPANY_QUEUES)[number]

/** Longest wait first; of decided ones the latest first. In its own file so that only admins' pages load it. */
export const COMPANY_CHECKS = describeList({
  name: 'company-checks',
  who: ['admin'],
  filters: { queue: oneOf(COMPANY_QUEUES, 'waiting'), q: words(MAX_QUERY) },
  sorts: ['since'],
  pageSize: 20,
})
