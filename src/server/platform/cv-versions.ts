import { DAY, MINUTE } from '#src/domain/time.ts'
import type { PutKind } from './cv-store.ts'

/** Versions of a CV that are kept: one for ten minutes of editing, so many, for so long. */
export const VERSION_PAUSE = 10 * MINUTE
export const MAX_VERSIONS = 20
export const VERSION_LIFE = 30 * DAY

/**
 * Whether what was there until now joins the versions. Anyone who goes back can come forward again.
 * @param last when the newest kept version was replaced, in UTC ms
 */
export const keepsVersion = (kind: PutKind, last: number | undefined, now: number): boolean =>
  kind === 'return' || last === undefined || now - last >= VERSION_PAUSE
