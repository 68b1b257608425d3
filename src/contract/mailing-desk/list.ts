import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { describeList } from '../http/describe-list.ts'
import { oneOf, words } from '../http/filters.ts'

/** `stopped`: ended by the seafarer or an administrator before every letter had left. */
export const MAILING_STATES = ['running', 'stopped', 'ended'] as const
export type MailingState = (typeof MAILING_STATES)[number]

/** Mailings of all seafarers; `q` is the reference of an order or the id of a mailing. Only admins load these descriptions. */
export const ADMIN_MAILINGS = describeList({
  name: 'admin-mailings',
  who: ['admin'],
  filters: { state: oneOf(MAILING_STATES), q: words(MAX_QUERY) },
  sorts: ['newest'],
  pageSize: 50,
})

/** Mail domains of recipients, those with the latest letters first. */
export const MAIL_DOMAINS = describeList({
  name: 'mail-domains',
  who: ['admin'],
  filters: { q: words(MAX_QUERY) },
  sorts: ['active'],
  pageSize: 50,
})

export const SUPPRESSED_STREAMS = ['account', 'subscribed'] as const

/** Addresses to which a stream sends nothing; `q` is a whole address. */
export const SUPPRESSIONS = describeList({
  name: 'suppressions',
  who: ['admin'],
  filters: { stream: oneOf(SUPPRESSED_STREAMS), q: words(MAX_QUERY) },
  sorts: ['newest'],
  pageSize: 50,
})

/** Letters that did not leave, or whose fate is unknown. */
export const FAILED_LETTERS = describeList({
  name: 'failed-letters',
  who: ['admin'],
  filters: {},
  sorts: ['failed'],
  pageSize: 20,
})
