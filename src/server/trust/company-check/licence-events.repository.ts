import { desc, eq, sql } from 'drizzle-orm'
import type { StoredLicenceEvent } from '#src/contract/company-check/company-check.ts'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type SuspensionRow, suspensionTable } from '#src/server/people/organisation/suspension.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { licenceEventTable } from './company-check.tables.ts'
import type { CompanyRow } from './company-details.repository.ts'

type Licence = Pick<CompanyRow, 'id' | 'licenceNumber' | 'licenceExpires'>

type NewEvent = Partial<Pick<typeof licenceEventTable.$inferInsert, 'actorId' | 'reason' | 'note'>> & {
  kind: StoredLicenceEvent
}

/** An entry in the history of a licence, for the batch of what it describes. */
export function createLicenceEvent(
  { db, clock, ids }: Needs<'db' | 'clock' | 'ids'>,
  { id: organisationId, licenceNumber, licenceExpires }: Licence,
  event: NewEvent,
): Statement {
  const at = clock()
  return db
    .insert(licenceEventTable)
    .values({ id: ids.key(at), organisationId, licenceNumber, licenceExpires, ...event, at })
}

/** The last entries about a licence, the newest first. */
export const findLicenceEvents = (db: Database, organisationId: string, limit: number) =>
  db
    .select({
      kind: licenceEventTable.kind,
      at: licenceEventTable.at,
      reason: licenceEventTable.reason,
      note: licenceEventTable.note,
      licenceNumber: licenceEventTable.licenceNumber,
      licenceExpires: licenceEventTable.licenceExpires,
      actor: accountTable.email,
    })
    .from(licenceEventTable)
    .leftJoin(accountTable, eq(accountTable.id, licenceEventTable.actorId))
    .where(eq(licenceEventTable.organisationId, organisationId))
    .orderBy(desc(licenceEventTable.at), sql`licence_event.rowid DESC`)
    .limit(limit)

export type LicenceEventRow = Awaited<ReturnType<typeof findLicenceEvents>>[number]

const emailOf = (column: 'suspended_by' | 'appealed_by' | 'restored_by') =>
  sql<string | null>`(SELECT email FROM account WHERE account.id = ${sql.raw(`organisation_suspension.${column}`)})`

/** The last suspensions of an organisation with the addresses of those who acted, the newest first. */
export const findSuspensions = (db: Database, organisationId: string, limit: number) =>
  db
    .select({
      row: suspensionTable,
      ...{ suspendedBy: emailOf('suspended_by'), appealedBy: emailOf('appealed_by') },
      restoredBy: emailOf('restored_by'),
    })
    .from(suspensionTable)
    .where(eq(suspensionTable.organisationId, organisationId))
    .orderBy(desc(suspensionTable.suspendedAt))
    .limit(limit)

export type NamedSuspension = Record<'suspendedBy' | 'appealedBy' | 'restoredBy', string | null> & {
  row: SuspensionRow
}
