import { eq, lt, sql } from 'drizzle-orm'
import type { TeamAct } from '#src/contract/organisation/event-acts.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { organisationEventTable } from './organisation.tables.ts'

type Row = typeof organisationEventTable.$inferInsert

/** The subject is a member, or the address of an invitation. */
type NewEvent = Pick<Row, 'organisationId' | 'role'> & { act: TeamAct; actorId: string | null } & (
    | { subjectId: string }
    | { subject?: string }
  )

const addressOf = (accountId: string | null) => sql<string>`(SELECT email FROM account WHERE id = ${accountId})`

/** The event of a change of the team, for the batch of the change. */
export function createTeamEvent({ db, clock, ids }: Needs<'db' | 'clock' | 'ids'>, event: NewEvent): Statement {
  const at = clock()
  return db.insert(organisationEventTable).values({
    id: ids.key(at),
    ...event,
    actor: addressOf(event.actorId),
    ...('subjectId' in event && { subject: addressOf(event.subjectId) }),
    at,
  })
}

export const deleteOldEvents = (db: Database, before: number): Statement =>
  db.delete(organisationEventTable).where(lt(organisationEventTable.at, before))

/** Removes the addresses of an account that is erased; the database removes its ids. */
export const forgetPerson = (db: Database, accountId: string): Statement[] => [
  db.update(organisationEventTable).set({ actor: null }).where(eq(organisationEventTable.actorId, accountId)),
  db
    .update(organisationEventTable)
    .set({ subject: null })
    .where(sql`subject_id = ${accountId} OR subject = ${addressOf(accountId)}`),
]
