import type { FeedReport } from '#src/contract/feed/schemas.ts'
import { type ActingMember, demandMember } from '#src/server/people/organisation/members.repository.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'

/** A member of the company, or the schedule: what starts a reading or a confirmation. */
export type StartedBy = ActingMember | 'schedule'

export const readByOf = (startedBy: StartedBy): FeedReport['readBy'] => (startedBy === 'schedule' ? startedBy : 'owner')

/** Aborts the batch if the member may no longer write. The schedule needs no member. */
export const demandStarter = (db: Database, startedBy: StartedBy): Statement[] =>
  startedBy === 'schedule' ? [] : demandMember(db, startedBy)
