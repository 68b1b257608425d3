import { DAY, MINUTE } from '#src/domain/time.ts'

/** For how many days a link may be good. */
export const SHARE_DAYS = [1, 7, 30, 90] as const

/** Links of one seafarer that are good at a time. */
export const MAX_SHARES = 10

/** How long its address is shown to anyone who made a link, in ms: a lost connection loses none. */
export const SHARE_SHOWN_FOR = 10 * MINUTE

/** How long a link that is over stays in the list, in ms. */
export const SHARE_LISTED_FOR = 30 * DAY

/** Views of a link that are kept one by one; all are counted. */
export const MAX_SHARE_VIEWS = 20

/** How long a browser that gave the PIN is let in without it, in ms. */
export const SHARE_PASS_FOR = 60 * MINUTE

export const MIN_PIN = 6
export const MAX_PIN = 12
export const PIN = /^\d{6,12}$/
/** Longer ones are refused unread. */
export const MAX_TYPED_PIN = 64

export const sharePath = (secret: string): string => `/c/${secret}`
