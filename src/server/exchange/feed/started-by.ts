import type { FeedReport } from '#src/contract/feed/schemas.ts'
import { type MemberAct, recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { type ActingMember, demandMember } from '#src/server/people/organisation/members.repository.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'

/** A member of the company, or the schedule: what starts a reading or a confirmation. */
export type StartedBy = ActingMember | 'schedule'

export const readByOf = (startedBy: StartedBy): FeedReport['readBy'] => (startedBy === 'schedule' ? startedBy : 'owner')

/** Aborts the batch if the member may no longer write. The schedule needs no member. */
export const demandStarter = (db: Database, startedBy: StartedBy): Statement[] =>
  startedBy === 'schedule' ? [] : demandMember(db, startedBy)

/** The same, and records the act of a member. */
export const recordStarter = (
  services: Needs<'db' | 'clock' | 'ids'>,
  startedBy: StartedBy,
  act: MemberAct,
  sourceId: string,
): Statement[] => (startedBy === 'schedule' ? [] : recordAct(services, startedBy, act, sourceId))
