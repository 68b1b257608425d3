import { and, eq, sql } from 'drizzle-orm'
import { isActive } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { seamanTable } from '../seaman/seaman.tables.ts'
import { cvCalendarTable } from './document.tables.ts'

type Row = typeof cvCalendarTable.$inferSelect

export const findCalendar = (db: Database, seamanId: string): Promise<Row | undefined> =>
  db.select().from(cvCalendarTable).where(eq(cvCalendarTable.seamanId, seamanId)).get()

/** Replaces the previous one. */
export const saveCalendar = (db: Database, { seamanId, ...rest }: Row) =>
  db
    .insert(cvCalendarTable)
    .values({ seamanId, ...rest })
    .onConflictDoUpdate({ target: cvCalendarTable.seamanId, set: rest })

export const deleteCalendar = (db: Database, seamanId: string) =>
  db.delete(cvCalendarTable).where(eq(cvCalendarTable.seamanId, seamanId))

/** The calendar of a secret and its owner; none for an inactive account. */
export const findByDigest = (db: Database, secretHash: string) =>
  db
    .select({ calendar: cvCalendarTable, seaman: seamanTable })
    .from(cvCalendarTable)
    .innerJoin(seamanTable, eq(seamanTable.id, cvCalendarTable.seamanId))
    .where(and(eq(cvCalendarTable.secretHash, secretHash), sql.raw(isActive('seaman.account_id'))))
    .get()
