import { desc, eq, lt, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { organisationEventTable } from './organisation.tables.ts'

type Row = typeof organisationEventTable.$inferInsert

/** The subject is a member, or the address of an invitation. */
type NewEvent = Pick<Row, 'organisationId' | 'act' | 'role'> & { actorId: string | null } & (
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

/** The last events of an organisation, the newest first. */
export const listEvents = (db: Database, organisationId: string, limit: number) =>
  db
    .select({
      id: organisationEventTable.id,
      act: organisationEventTable.act,
      actor: organisationEventTable.actor,
      subject: organisationEventTable.subject,
      role: organisationEventTable.role,
      at: organisationEventTable.at,
    })
    .from(organisationEventTable)
    .where(eq(organisationEventTable.organisationId, organisationId))
    .orderBy(desc(organisationEventTable.id))
    .limit(limit)

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
