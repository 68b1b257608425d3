import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { describeList } from '../http/describe-list.ts'
import { day, oneOf, slug, words } from '../http/filters.ts'
import { MAX_USER_PAGE } from '../http/paging.ts'

/** The status of a vacancy as admins see it: a draft may have been refused, taken down, or hidden with the account of its company. */
export const ADMIN_VACANCY_STATES = [
  'waiting',
  'published',
  'paused',
  'draft',
  'refused',
  'taken-down',
  'expired',
  'closed',
  'withdrawn',
] as const
export type AdminVacancyState = (typeof ADMIN_VACANCY_STATES)[number]

/** How a vacancy was entered. */
export const VACANCY_SOURCES = ['feed', 'hand'] as const

/**
 * All vacancies that a company published or sent for review, in every status. The waiting ones are the review queue, the longest waiting
 * first. In its own file so that only admins' pages load it.
 */
export const ADMIN_VACANCIES = describeList({
  name: 'admin-vacancies',
  who: ['admin'],
  filters: {
    state: oneOf(['waiting', 'all', ...ADMIN_VACANCY_STATES.slice(1)] as const, 'waiting'),
    q: words(MAX_QUERY),
    rank: slug(),
    vessel: slug(),
    /** The country of the company, in small letters. */
    country: slug(),
    source: oneOf(VACANCY_SOURCES),
    reported: oneOf(['open', 'ever']),
    /** First and last day of publishing, UTC. */
    from: day(),
    to: day(),
    /** The id of a company, and of a feed. */
    company: slug(),
    feed: slug(),
  },
  sorts: ['newest', 'oldest', 'changed'],
  pageSize: 50,
  maxPage: MAX_USER_PAGE,
})
