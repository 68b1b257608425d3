import { DAY, MINUTE } from '#src/contract/time.ts'

/** Versions of a CV that are kept: one for ten minutes of editing, so many, for so long. */
export const VERSION_PAUSE = 10 * MINUTE
export const MAX_VERSIONS = 20
export const VERSION_LIFE = 30 * DAY

/**
 * Whether what stood there until now joins the versions. Saves that follow each other closely are one piece of editing, of which the
 * state before it stays.
 * @param last when the newest kept version was replaced, in UTC ms
 */
export const keepsVersion = (last: number | undefined, now: number): boolean =>
  last === undefined || now - last >= VERSION_PAUSE
