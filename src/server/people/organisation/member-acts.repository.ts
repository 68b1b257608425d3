import { eq, type SQL, sql } from 'drizzle-orm'
import type { MemberAct } from '#src/contract/organisation/event-acts.ts'
import { HOUR } from '#src/domain/time.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type ActingMember, demandMember } from './members.repository.ts'
import { organisationEventTable } from './organisation.tables.ts'

export type { MemberAct }

/** Acts that a person repeats while working on one object: within this time they are one event, apart from what an admin does for the person. A new feed is read at once. */
const ONE_EVENT_FOR = HOUR
const REPEATED: Partial<Record<MemberAct, readonly MemberAct[]>> = {
  'vacancy-saved': ['vacancy-saved'],
  'message-sent': ['message-sent'],
  'mailing-rule-saved': ['mailing-rule-saved'],
  'feed-read': ['feed-read', 'feed-added'],
}

/**
 * The condition of a member's write (`demandMember`), and its event in the history of the company. A write that may change nothing needs
 * `demandOneChange` too, or the history would contain what did not happen. Without an organisation there is no event.
 */
export const recordAct = (
  services: Needs<'db' | 'clock' | 'ids'>,
  member: ActingMember,
  act: MemberAct,
  objectId: string | null = null,
): Statement[] => recordActIf(services, member, { act, objectId })

type ConditionalAct = { act: MemberAct; objectId?: string | null; condition?: SQL }

/** The same for a write that may change nothing: the event is written if the condition holds before the write. */
export function recordActIf(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  member: ActingMember,
  { act, objectId = null, condition = sql`1` }: ConditionalAct,
): Statement[] {
  const { accountId, organisationId } = member
  if (organisationId === null) return demandMember(db, member)
  const at = clock()
  const byAdmin = member.actorId ? 1 : 0
  const same = JSON.stringify(REPEATED[act] ?? [])
  return [
    ...demandMember(db, member),
    db.run(sql`INSERT INTO organisation_event (id, organisation_id, act, actor_id, actor, object_id, by_admin, at)
      SELECT ${ids.key(at)}, ${organisationId}, ${act}, id, email, ${objectId}, ${byAdmin}, ${at} FROM account WHERE id = ${accountId}
      AND ${condition} AND NOT EXISTS (SELECT 1 FROM organisation_event e WHERE e.object_id = ${objectId} AND e.actor_id = ${accountId}
        AND e.by_admin = ${byAdmin} AND e.at > ${at - ONE_EVENT_FOR} AND e.act IN (SELECT value FROM json_each(${same})))`),
  ]
}

/** Removes the events of an object whose creation failed. */
export const forgetObject = (db: Database, objectId: string): Statement =>
  db.delete(organisationEventTable).where(eq(organisationEventTable.objectId, objectId))
