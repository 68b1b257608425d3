import { MINUTE } from '#src/domain/time.ts'
import type { PutKind } from './cv-store.ts'

/** A version of a CV is kept once in ten minutes of editing. How many and how long: `src/domain/service/premium.ts`. */
export const VERSION_PAUSE = 10 * MINUTE

/**
 * Whether the previous state becomes a version. After a restore, the newer state can be restored too.
 * @param last when the newest kept version was replaced, in UTC ms
 */
export const keepsVersion = (kind: PutKind, last: number | undefined, now: number): boolean =>
  kind === 'return' || last === undefined || now - last >= VERSION_PAUSE
