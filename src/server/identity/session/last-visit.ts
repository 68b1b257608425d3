import { HOUR } from '#src/domain/time.ts'

/** A pause after which a new visit begins. */
export const VISIT_PAUSE = HOUR

type Seen = { lastSeenAt: number | null; previousVisitAt: number | null }

/** End of the previous visit (UTC ms); null on the first. The first request of a visit reads it before anything is written. */
export const endOfLastVisit = ({ lastSeenAt, previousVisitAt }: Seen, now: number): number | null =>
  lastSeenAt !== null && now - lastSeenAt > VISIT_PAUSE ? lastSeenAt : previousVisitAt
