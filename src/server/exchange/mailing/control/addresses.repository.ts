import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { MAX_MAILING_ADDRESSES } from '#src/domain/mailing/rule-limits.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isActiveOrganisation } from '#src/server/platform/active-account.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { mailingAddressTable } from '../mailing.tables.ts'

export type AddressRow = typeof mailingAddressTable.$inferSelect

const table = mailingAddressTable

const ofOrganisation = (organisationId: string, id: string) =>
  and(eq(table.id, id), eq(table.organisationId, organisationId))

export const listAddresses = (db: Database, organisationId: string): Promise<AddressRow[]> =>
  db
    .select()
    .from(table)
    .where(eq(table.organisationId, organisationId))
    .orderBy(asc(table.askedAt), asc(table.id))
    .all()

export const findAddress = (db: Database, organisationId: string, id: string): Promise<AddressRow | undefined> =>
  db.select().from(table).where(ofOrganisation(organisationId, id)).get()

/** Aborts the batch if the organisation has the most addresses. */
export const demandRoom = (db: Database, organisationId: string): Statement[] =>
  demand(
    db,
    sql`(SELECT count(*) < ${MAX_MAILING_ADDRESSES} FROM mailing_address WHERE organisation_id = ${organisationId})`,
  )

type Added = Pick<AddressRow, 'id' | 'organisationId' | 'address' | 'askedAt'>

/** Adds an address. The confirmed address of the account needs no question. */
export const insertAddress = (db: Database, row: Added, accountId: string): Statement =>
  db.insert(table).values({
    ...row,
    confirmedAt: sql`(SELECT ${row.askedAt} FROM account WHERE id = ${accountId} AND email = ${row.address}
      AND email_verified_at IS NOT NULL)`,
  })

/** Aborts the batch if the address was confirmed, stopped or removed meanwhile. */
export const askAgain = (db: Database, organisationId: string, id: string, askedAt: number): Statement[] => [
  db
    .update(table)
    .set({ askedAt })
    .where(and(ofOrganisation(organisationId, id), isNull(table.confirmedAt), isNull(table.stoppedAt))),
  ...demandOneChange(db),
]

export const deleteAddress = (db: Database, organisationId: string, id: string): Statement[] => [
  db.delete(table).where(ofOrganisation(organisationId, id)),
  ...demandOneChange(db),
]

/** An address with its organisation, if that is active. */
export const findAsked = (db: Database, id: string) =>
  db
    .select({ row: table, company: organisationTable.name })
    .from(table)
    .innerJoin(organisationTable, eq(organisationTable.id, table.organisationId))
    .where(and(eq(table.id, id), sql.raw(isActiveOrganisation('organisation.id'))))
    .get()

/** Confirms an address, or stops letters to it. A stopped one keeps the time at which it was confirmed. */
export const answerAddress = (db: Database, id: string, isWanted: boolean, now: number) =>
  db
    .update(table)
    .set(isWanted ? { confirmedAt: sql`coalesce(confirmed_at, ${now})`, stoppedAt: null } : { stoppedAt: now })
    .where(eq(table.id, id))
