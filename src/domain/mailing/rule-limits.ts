import { DAY } from '../time.ts'

export const MAX_RULE_MONTHS = 600

/** How long papers may have to be valid, in months; 0 for any time. */
export const PAPERS_VALID = [0, 1, 3, 6, 9, 12, 18, 24] as const

/** Addresses of one organisation. */
export const MAX_MAILING_ADDRESSES = 5

/** How long the link that confirms an address is valid, ms. */
export const ADDRESS_ASKED_FOR = 14 * DAY

/** How long a pause lasts, ms. */
export const PAUSED_FOR = 14 * DAY

/** The days of which a dry run counts the mailings, today included. */
export const COUNTED_DAYS = 30

/** The most mailings that a dry run reads, the newest ones. */
export const MAX_COUNTED = 5000

/** With fewer seafarers a dry run returns no figures: they could describe one person. */
export const LEAST_COUNTED = 5
