import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import type { Database } from '#src/server/platform/database.ts'
import { inboxBlockTable, inboxThreadTable } from './inbox.tables.ts'
import { nextChange } from './next-change.repository.ts'
import { otherSide } from './party.ts'

type Read = {
  threadId: string
  side: InboxSide
  number: number
  isShown: boolean
  now: number
  condition?: SQL | undefined
}

const unreadAfter = (side: InboxSide, read: SQL): SQL =>
  sql`(SELECT count(*) FROM inbox_message m WHERE m.thread_id = inbox_thread.id AND m.side = ${otherSide(side)} AND m.number > ${read})`

/** Moves a mark forward only; returns the thread if it moved. Without `isShown` the other side is not notified. */
export const markRead = (db: Database, { threadId, side, number, isShown, now, condition }: Read) => {
  const t = inboxThreadTable
  const read = sql`min(${number}, ${t.lastNumber})`
  const next = nextChange(now)
  const set =
    side === 'seaman'
      ? {
          ...{ seamanRead: read, seamanUnread: unreadAfter(side, read), seamanChange: next },
          ...(isShown && { seamanShown: read, organisationChange: next }),
        }
      : {
          ...{ organisationRead: read, organisationUnread: unreadAfter(side, read), organisationChange: next },
          ...(isShown && { organisationShown: read, seamanChange: next }),
        }
  return db
    .update(t)
    .set(set)
    .where(and(eq(t.id, threadId), lt(side === 'seaman' ? t.seamanRead : t.organisationRead, read), condition))
    .returning()
}

type Block = Pick<typeof inboxBlockTable.$inferInsert, 'seamanId' | 'organisationId' | 'side' | 'toCard'>

export const insertBlock = (db: Database, block: Block, createdAt: number) =>
  db
    .insert(inboxBlockTable)
    .values({ ...block, createdAt })
    .onConflictDoNothing()

export const deleteBlock = (db: Database, { seamanId, organisationId, side, toCard }: Block) =>
  db
    .delete(inboxBlockTable)
    .where(
      and(
        eq(inboxBlockTable.seamanId, seamanId),
        eq(inboxBlockTable.organisationId, organisationId),
        eq(inboxBlockTable.side, side),
        eq(inboxBlockTable.toCard, toCard),
      ),
    )

/** Marks the blocked thread as changed for both sides. Other threads are left: changing them together would reveal whose card it is. */
export const touchThreads = (db: Database, { seamanId, organisationId, side, toCard }: Block, now: number) => {
  const next = nextChange(now)
  return db
    .update(inboxThreadTable)
    .set({ seamanChange: next, organisationChange: next })
    .where(
      and(
        eq(inboxThreadTable.seamanId, seamanId),
        eq(inboxThreadTable.organisationId, organisationId),
        side === 'company' ? eq(inboxThreadTable.toCard, toCard) : undefined,
      ),
    )
}
