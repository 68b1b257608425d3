import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { type Database, demand, demandOneChange, type Statement } from '#src/server/platform/database.ts'
import { areActive, isOpen, mayWriteFirst, type Pair } from '../crew/first-contact.repository.ts'
import { inboxFileTable, inboxThreadTable } from './inbox.tables.ts'
import { nextChange } from './next-change.repository.ts'

export type NewThread = { id: string; pair: Pair; vacancyId: string | null; now: number }

/** Begins a thread that answers an act of the seafarer; throws if it exists by now. */
export const insertAnsweringThread = (db: Database, { id, pair, vacancyId, now }: NewThread): Statement => {
  const next = nextChange(now)
  return db.insert(inboxThreadTable).values({
    ...{ id, ...pair, vacancyId, createdAt: now },
    ...{ position: next, seamanChange: next, organisationChange: next },
  })
}

/** Aborts the batch if the other side hid, blocked or lost the mark meanwhile; throws if the thread exists by now. */
export const insertThread = (db: Database, by: InboxSide, thread: NewThread): Statement[] => [
  ...demand(db, mayWriteFirst(by, thread.pair)),
  insertAnsweringThread(db, thread),
]

export type NewMessage = {
  id: string
  threadId: string
  side: InboxSide
  /** Null for a reader of the organisation's mail who has not signed in. */
  accountId: string | null
  sentAs: string
  words: string
  now: number
}

/** Numbers and stores the message, and counts it for the other side. Aborts the batch if one side blocked the other meanwhile, or is inactive. */
export function insertMessage(db: Database, pair: Pair, message: NewMessage): Statement[] {
  const { id, threadId, side, accountId, sentAs, words, now } = message
  const next = nextChange(now)
  const counted =
    side === 'seaman'
      ? { organisationUnread: sql`${inboxThreadTable.organisationUnread} + 1`, organisationUnreadAt: now }
      : { seamanUnread: sql`${inboxThreadTable.seamanUnread} + 1`, seamanUnreadAt: now }
  return [
    ...demand(db, sql`(${isOpen(pair)} AND ${areActive(pair)})`),
    db
      .update(inboxThreadTable)
      .set({
        lastNumber: sql`${inboxThreadTable.lastNumber} + 1`,
        ...{ position: next, seamanChange: next, organisationChange: next },
        ...counted,
      })
      .where(eq(inboxThreadTable.id, threadId)),
    ...demandOneChange(db),
    db.run(sql`INSERT INTO inbox_message (id, thread_id, seaman_id, organisation_id, number, side, account_id, sent_as, words, created_at)
      SELECT ${id}, id, seaman_id, organisation_id, last_number, ${side}, ${accountId}, ${sentAs}, ${words}, ${now}
      FROM inbox_thread WHERE id = ${threadId}`),
  ]
}

/** A file by its id, with its encrypted name. */
export type SentAlong = { id: string; name: string | null }

/** Attaches files. Aborts the batch if one belongs to another account, was sent, or was deleted. */
export const attachFiles = (
  db: Database,
  { id: messageId, accountId }: { id: string; accountId: string },
  files: readonly SentAlong[],
): Statement[] =>
  files.flatMap(({ id, name }) => [
    db
      .update(inboxFileTable)
      .set({ messageId, name })
      .where(and(eq(inboxFileTable.id, id), eq(inboxFileTable.accountId, accountId), isNull(inboxFileTable.messageId))),
    ...demandOneChange(db),
  ])
