import { PERIODS } from '../domain/statistics/periods.ts'
import { MAX_QUERY } from '../domain/text/text-limits.ts'
import { INVITATION_STATES } from '../domain/vacancy/own-vacancy.ts'
import { describeList } from './http/describe-list.ts'
import { day, oneOf, slug, whole, words } from './http/filters.ts'
import { MAX_CREW_PAGE, MAX_USER_PAGE } from './http/paging.ts'
import { ROLES } from './http/roles.ts'
import { CASE_KINDS, CASE_LISTS } from './report/report.ts'

const YES_NO = ['yes', 'no'] as const

export const USERS = describeList({
  name: 'users',
  who: ['admin'],
  filters: {
    q: words(MAX_QUERY),
    role: oneOf(ROLES),
    blocked: oneOf(YES_NO),
    verified: oneOf(YES_NO),
    /** First and last day of registration, UTC. */
    from: day(),
    to: day(),
    /** Members of an organisation, by its id. */
    member: slug(),
  },
  sorts: ['newest', 'oldest', 'email', 'seen'],
  pageSize: 50,
  maxPage: MAX_USER_PAGE,
})

export const OWN_VACANCY_STATUSES = ['published', 'moderation', 'paused', 'draft', 'expired', 'closed'] as const

export const OWN_VACANCIES = describeList({
  name: 'own-vacancies',
  who: ['company'],
  filters: { status: oneOf(OWN_VACANCY_STATUSES), q: words(MAX_QUERY), rank: slug() },
  sorts: ['newest', 'joining', 'applications'],
  pageSize: 20,
})

/** Vacancies of a company with their figures over a period. */
export const VACANCY_FIGURES = describeList({
  name: 'vacancy-figures',
  who: ['company'],
  filters: { period: oneOf(PERIODS, '12-weeks') },
  sorts: ['views', 'applications', 'joined', 'newest'],
  pageSize: 20,
})

export const APPLICANTS = describeList({
  name: 'applicants',
  who: ['company'],
  filters: {},
  sorts: ['newest'],
  pageSize: 20,
})

export const FEED_OUTCOMES = ['new', 'changed', 'withdrawn', 'refused', 'duplicate', 'unchanged'] as const

export const FEED_ROWS = describeList({
  name: 'feed-rows',
  who: ['company'],
  filters: { outcome: oneOf(FEED_OUTCOMES) },
  sorts: ['position'],
  pageSize: 50,
})

/** Seafarers who requested verification, are due for a recheck, or were answered. */
export const VERIFICATIONS = describeList({
  name: 'verifications',
  who: ['admin'],
  filters: { state: oneOf(['pending', 'due', 'verified', 'refused'], 'pending') },
  sorts: ['asked'],
  pageSize: 20,
})

export const CREW = describeList({
  name: 'crew',
  who: 'anyone',
  filters: {
    rank: slug(),
    department: slug(),
    fleet: slug(),
    /** A vessel type in the career. */
    vessel: slug(),
    /** Available by this day. */
    readyTo: day(),
    /** Minimum months of sea service in the rank. */
    inRank: whole(1, 600),
  },
  sorts: ['ready', 'service', 'updated'],
  pageSize: 20,
  maxPage: MAX_CREW_PAGE,
})

/** Cases: open ones oldest first, decided ones newest first. */
export const REPORTS = describeList({
  name: 'reports',
  who: ['admin'],
  filters: { state: oneOf(CASE_LISTS, 'open'), kind: oneOf(CASE_KINDS), company: slug() },
  sorts: ['age'],
  pageSize: 20,
})

/** Saved vacancies of a seafarer. */
export const SAVED_VACANCIES = describeList({
  name: 'saved-vacancies',
  who: ['seaman'],
  filters: {},
  sorts: ['saved'],
  pageSize: 20,
})

/** Invitations to a seafarer. */
export const INVITATIONS = describeList({
  name: 'invitations',
  who: ['seaman'],
  filters: {},
  sorts: ['invited'],
  pageSize: 20,
})

/** Profile views. */
export const VIEWS = describeList({
  name: 'views',
  who: ['seaman'],
  filters: {},
  sorts: ['latest'],
  pageSize: 25,
})

/** Invitations by a company. */
export const SENT_INVITATIONS = describeList({
  name: 'sent-invitations',
  who: ['company'],
  filters: { state: oneOf(INVITATION_STATES) },
  sorts: ['invited'],
  pageSize: 20,
})
