import { DAY } from '#src/domain/time.ts'

/** How long the members of a company can read about a recovery, and an owner can object, before it takes effect. */
export const RECOVERY_WAITS = 7 * DAY
