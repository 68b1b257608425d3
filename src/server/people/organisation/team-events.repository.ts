import { desc, eq, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { organisationEventTable } from './organisation.tables.ts'

type NewEvent = Omit<typeof organisationEventTable.$inferInsert, 'id' | 'at'>

/** The event of a change of the team, for the batch of the change. */
export function createTeamEvent({ db, clock, ids }: Needs<'db' | 'clock' | 'ids'>, event: NewEvent): Statement {
  const at = clock()
  return db.insert(organisationEventTable).values({ id: ids.key(at), ...event, at })
}

/** The last events of an organisation, the newest first. */
export const listEvents = (db: Database, organisationId: string, limit: number) =>
  db
    .select({
      id: organisationEventTable.id,
      act: organisationEventTable.act,
      actor: accountTable.email,
      subject: organisationEventTable.subject,
      role: organisationEventTable.role,
      at: organisationEventTable.at,
    })
    .from(organisationEventTable)
    .leftJoin(accountTable, eq(accountTable.id, organisationEventTable.actorId))
    .where(eq(organisationEventTable.organisationId, organisationId))
    .orderBy(desc(organisationEventTable.id))
    .limit(limit)

/** Removes the address of an account that is erased; the database removes the account itself. */
export const forgetSubject = (db: Database, accountId: string) =>
  db
    .update(organisationEventTable)
    .set({ subject: null })
    .where(sql`subject = (SELECT email FROM account WHERE id = ${accountId})`)
