import { DAY, MINUTE } from '#src/domain/time.ts'
import type { PutKind } from './cv-store.ts'

/** Kept versions of a CV: one per ten minutes of editing, a limited number, for a limited time. */
export const VERSION_PAUSE = 10 * MINUTE
export const MAX_VERSIONS = 20
export const VERSION_LIFE = 30 * DAY

/**
 * Whether the previous state becomes a version. After a restore, the newer state can be restored too.
 * @param last when the newest kept version was replaced, in UTC ms
 */
export const keepsVersion = (kind: PutKind, last: number | undefined, now: number): boolean =>
  kind === 'return' || last === undefined || now - last >= VERSION_PAUSE
