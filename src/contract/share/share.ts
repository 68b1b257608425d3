import { DAY, MINUTE } from '#src/domain/time.ts'

/** Validity of a link in days. */
export const SHARE_DAYS = [1, 7, 30, 90] as const

/** Limit of valid links of one seafarer. */
export const MAX_SHARES = 10

/** How long the address is shown to its owner, ms: a lost connection does not lose it. */
export const SHARE_SHOWN_FOR = 10 * MINUTE

/** How long an ended link is listed, ms. */
export const SHARE_LISTED_FOR = 30 * DAY

/** Stored views of a link; all are counted. */
export const MAX_SHARE_VIEWS = 20

/** How long a PIN is valid in a browser, ms. */
export const SHARE_PASS_FOR = 60 * MINUTE

export const MIN_PIN = 6
export const MAX_PIN = 12
export const PIN = /^\d{6,12}$/
/** Longer ones are rejected unread. */
export const MAX_TYPED_PIN = 64

export const sharePath = (secret: string): string => `/c/${secret}`
