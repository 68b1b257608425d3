import { and, asc, eq, isNull, lte, sql } from 'drizzle-orm'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'
import { inboxFileTable, inboxMessageTable } from './inbox.tables.ts'

/** Limit of uploaded files that are not attached to a message. */
const MAX_WAITING = 20

type Row = typeof inboxFileTable.$inferInsert

/** Aborts the batch above the limit of unattached files. */
export const insertAttachment = (db: Database, row: Row): Statement[] => [
  ...demand(
    db,
    sql`(SELECT count(*) < ${MAX_WAITING} FROM inbox_file WHERE account_id = ${row.accountId} AND message_id IS NULL)`,
  ),
  db.insert(inboxFileTable).values(row),
]

/** A file with its place, sender and thread, whose seafarer's key decrypts its name; no thread before it is sent. */
export const findAttachment = (db: Database, id: string) =>
  db
    .select({
      id: inboxFileTable.id,
      accountId: inboxFileTable.accountId,
      name: inboxFileTable.name,
      threadId: inboxMessageTable.threadId,
      keyOf: seamanTable.accountId,
      type: fileTable.type,
      objectKey: fileTable.objectKey,
    })
    .from(inboxFileTable)
    .innerJoin(fileTable, eq(fileTable.id, inboxFileTable.fileId))
    .leftJoin(inboxMessageTable, eq(inboxMessageTable.id, inboxFileTable.messageId))
    .leftJoin(seamanTable, eq(seamanTable.id, inboxMessageTable.seamanId))
    .where(eq(inboxFileTable.id, id))
    .get()

/** Files that an account attached, with their places. */
export const listAttachments = (db: Database, accountId: string) =>
  db
    .select({ id: inboxFileTable.id, type: fileTable.type, objectKey: fileTable.objectKey })
    .from(inboxFileTable)
    .innerJoin(fileTable, eq(fileTable.id, inboxFileTable.fileId))
    .where(eq(inboxFileTable.accountId, accountId))
    .orderBy(asc(inboxFileTable.createdAt), asc(inboxFileTable.id))

/** Files that were never attached. */
export const findUnsent = (db: Database, until: number, limit: number) =>
  db
    .select()
    .from(inboxFileTable)
    .where(and(isNull(inboxFileTable.messageId), lte(inboxFileTable.createdAt, until)))
    .orderBy(asc(inboxFileTable.createdAt))
    .limit(limit)

/** Deletes nothing once it was sent. */
export const deleteUnsent = (db: Database, id: string) =>
  db.delete(inboxFileTable).where(and(eq(inboxFileTable.id, id), isNull(inboxFileTable.messageId)))

export const hasAttachment = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(inboxFileTable, eq(inboxFileTable.id, id))) > 0

/** Files of messages that were deleted with their thread. */
export const findOrphans = (db: Database, limit: number) =>
  db
    .select({ id: fileTable.id })
    .from(fileTable)
    .where(
      and(
        eq(fileTable.purpose, 'attachment'),
        eq(fileTable.state, 'stored'),
        sql`object_key IS NOT NULL AND NOT EXISTS (SELECT 1 FROM inbox_file f WHERE f.file_id = file.id)`,
      ),
    )
    .limit(limit)
