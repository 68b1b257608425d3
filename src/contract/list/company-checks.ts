import { MAX_QUERY } from '../text-limits.ts'
import { describeList } from './describe-list.ts'
import { oneOf, words } from './filters.ts'

/** Companies by the state of their licence, and those with texts to read. */
export const COMPANY_QUEUES = ['waiting', 'texts', 'verified', 'refused', 'expired', 'none'] as const
export type CompanyQueue = (typeof COMPANY_QUEUES)[number]

/** Who waits longest comes first; of those that were decided the latest. The pages of admins alone bring it along. */
export const COMPANY_CHECKS = describeList({
  name: 'company-checks',
  who: ['admin'],
  filters: { queue: oneOf(COMPANY_QUEUES, 'waiting'), q: words(MAX_QUERY) },
  sorts: ['since'],
  pageSize: 20,
})
