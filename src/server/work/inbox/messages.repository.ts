import { and, asc, desc, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { fileTable } from '#src/server/ground/file/file.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { inboxFileTable, inboxMessageTable, inboxThreadTable } from './inbox.tables.ts'
import type { Party } from './party.ts'

export type MessageRow = typeof inboxMessageTable.$inferSelect

type Range = { before?: number | undefined; after?: number | undefined; limit: number }

/** A page of a thread: the earliest after a number, or the latest before one. */
export async function findMessages(
  db: Database,
  threadId: string,
  { before, after, limit }: Range,
): Promise<MessageRow[]> {
  const ofThread = db.select().from(inboxMessageTable)
  if (after !== undefined)
    return ofThread
      .where(and(eq(inboxMessageTable.threadId, threadId), gt(inboxMessageTable.number, after)))
      .orderBy(asc(inboxMessageTable.number))
      .limit(limit)
  const rows = await ofThread
    .where(
      and(
        eq(inboxMessageTable.threadId, threadId),
        before === undefined ? undefined : lt(inboxMessageTable.number, before),
      ),
    )
    .orderBy(desc(inboxMessageTable.number))
    .limit(limit)
  return rows.reverse()
}

type Sent = { threadId: string; side: InboxSide; sentAs: string }

/** The message with a key. */
export const findSent = (db: Database, { threadId, side, sentAs }: Sent) =>
  db
    .select()
    .from(inboxMessageTable)
    .where(
      and(
        eq(inboxMessageTable.threadId, threadId),
        eq(inboxMessageTable.side, side),
        eq(inboxMessageTable.sentAs, sentAs),
      ),
    )
    .get()

/** Files of messages. */
export const findFilesOf = (db: Database, messageIds: readonly string[]) =>
  db
    .select({
      id: inboxFileTable.id,
      messageId: inboxFileTable.messageId,
      name: inboxFileTable.name,
      type: fileTable.type,
      size: fileTable.size,
    })
    .from(inboxFileTable)
    .innerJoin(fileTable, eq(fileTable.id, inboxFileTable.fileId))
    .where(isAmong(inboxFileTable.messageId as never, messageIds))
    .orderBy(sql`inbox_file.rowid`)

const ownedBy = ({ side, id }: Pick<Party, 'side' | 'id'>) =>
  eq(side === 'seaman' ? inboxMessageTable.seamanId : inboxMessageTable.organisationId, id)

/** Messages of all threads of a side with the owners of their keys, latest first. */
export const findOwnMessages = (
  db: Database,
  party: Pick<Party, 'side' | 'id'>,
  { before, limit }: { before: string | undefined; limit: number },
) =>
  db
    .select({ message: inboxMessageTable, keyOf: seamanTable.accountId })
    .from(inboxMessageTable)
    .innerJoin(seamanTable, eq(seamanTable.id, inboxMessageTable.seamanId))
    .where(and(ownedBy(party), before === undefined ? undefined : lt(inboxMessageTable.id, before)))
    .orderBy(desc(inboxMessageTable.id))
    .limit(limit)

/** A message with its thread, for delivery. */
export const findMessage = (db: Database, id: string) =>
  db
    .select({ message: inboxMessageTable, thread: inboxThreadTable })
    .from(inboxMessageTable)
    .innerJoin(inboxThreadTable, eq(inboxThreadTable.id, inboxMessageTable.threadId))
    .where(eq(inboxMessageTable.id, id))
    .get()

/** The first time is kept. */
export const markDelivered = (db: Database, id: string, now: number) =>
  db
    .update(inboxMessageTable)
    .set({ deliveredAt: now })
    .where(and(eq(inboxMessageTable.id, id), isNull(inboxMessageTable.deliveredAt)))

/** Recently written messages that were not delivered. */
export const findUndelivered = (db: Database, { since, until }: { since: number; until: number }, limit: number) =>
  db
    .select({ id: inboxMessageTable.id })
    .from(inboxMessageTable)
    .where(
      and(
        isNull(inboxMessageTable.deliveredAt),
        gt(inboxMessageTable.createdAt, since),
        lte(inboxMessageTable.createdAt, until),
      ),
    )
    .orderBy(asc(inboxMessageTable.createdAt))
    .limit(limit)
