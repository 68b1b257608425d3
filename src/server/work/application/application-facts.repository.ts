import { and, eq, lt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { applicationFactTable } from './application.tables.ts'

/** Records that a member of the company has read the application. */
export const markRead = (db: Database, applicationId: string) =>
  db
    .update(applicationFactTable)
    .set({ isRead: true })
    .where(and(eq(applicationFactTable.applicationId, applicationId), eq(applicationFactTable.isRead, false)))

/** @param before days since 1970-01-01 */
export const deleteOldFacts = (db: Database, before: number) =>
  db.delete(applicationFactTable).where(lt(applicationFactTable.day, before))
