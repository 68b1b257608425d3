import { HOUR } from '#src/domain/time.ts'

/** Without being seen for so long, someone has left. */
export const VISIT_PAUSE = HOUR

type Seen = { lastSeenAt: number | null; previousVisitAt: number | null }

/** The end of the visit before this one, UTC ms; null on the first one. The first call of a visit comes before anything is noted. */
export const endOfLastVisit = ({ lastSeenAt, previousVisitAt }: Seen, now: number): number | null =>
  lastSeenAt !== null && now - lastSeenAt > VISIT_PAUSE ? lastSeenAt : previousVisitAt
