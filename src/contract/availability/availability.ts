import { DAY } from '#src/domain/time.ts'

/** Of a card that tells no day. */
export const NEVER_READY = '9999-12-31'

/** After so long, in ms, what was notified of being free is asked again. */
export const ASK_AFTER = 30 * DAY

/** Only of a day that is not further off, in ms. */
export const ASK_AHEAD = 30 * DAY

/** For how long the link of a question is good, in ms. */
export const ASKED_FOR = 30 * DAY

/** Anyone who leaves so many questions unanswered is asked no more until they tell another day. */
export const MAX_UNANSWERED = 3

export const FREE_ANSWERS = ['free', 'not-free'] as const
export type FreeAnswer = (typeof FREE_ANSWERS)[number]

export const actPath = (secret: string): string => `/a/${secret}`

/** How many days ago it was said, on that day. */
export const daysSince = (confirmedOn: string, now: number): number =>
  Math.max(0, Math.floor(now / DAY) - Math.floor(Date.parse(confirmedOn) / DAY))
