import { DAY } from '#src/domain/time.ts'

/** Of a card without a date. */
export const NEVER_READY = '9999-12-31'

/** Period after which availability is asked again, ms. */
export const ASK_AFTER = 30 * DAY

/** Only dates up to this far ahead are asked about, ms. */
export const ASK_AHEAD = 30 * DAY

/** Validity of the link of a question, ms. */
export const ASKED_FOR = 30 * DAY

/** After so many unanswered questions no further one is sent until the date changes. */
export const MAX_UNANSWERED = 3

export const FREE_ANSWERS = ['free', 'not-free'] as const
export type FreeAnswer = (typeof FREE_ANSWERS)[number]

export const actPath = (secret: string): string => `/a/${secret}`

/** Returns the days since a confirmation, on that day. */
export const daysSince = (confirmedOn: string, now: number): number =>
  Math.max(0, Math.floor(now / DAY) - Math.floor(Date.parse(confirmedOn) / DAY))
