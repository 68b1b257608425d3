import { and, asc, eq, sql } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { organisationsOf } from '#src/server/platform/erasure.ts'
import { inboxBlockTable, inboxFileTable, inboxMessageTable, inboxThreadTable } from './inbox.tables.ts'

export type Owner = { side: InboxSide; id: string }

/** A row with database names, as in a copy. */
export type Copied = { key: string; row: Record<string, unknown> }

/** The seafarer of an account, and the organisations that it alone owns. */
export async function findOwners(db: Database, accountId: string): Promise<Owner[]> {
  const [seamen, organisations] = await Promise.all([
    db.select({ id: seamanTable.id }).from(seamanTable).where(eq(seamanTable.accountId, accountId)),
    db
      .select({ id: organisationTable.id })
      .from(organisationTable)
      .where(sql`${organisationTable.id} IN ${organisationsOf(accountId)}`),
  ])
  return [
    ...seamen.map(({ id }) => ({ side: 'seaman', id }) as const),
    ...organisations.map(({ id }) => ({ side: 'company', id }) as const),
  ]
}

export async function findOwnThreads(db: Database, { side, id }: Owner): Promise<Copied[]> {
  const t = inboxThreadTable
  const rows = await db
    .select()
    .from(t)
    .where(eq(side === 'seaman' ? t.seamanId : t.organisationId, id))
    .orderBy(asc(t.createdAt))
  return rows.map((row) => ({ key: row.id, row: toThread(row, side) }))
}

const toThread = (row: typeof inboxThreadTable.$inferSelect, side: InboxSide) => ({
  id: row.id,
  ...(side === 'seaman' && { seaman_id: row.seamanId }),
  organisation_id: row.organisationId,
  vacancy_id: row.vacancyId,
  to_card: row.toCard ? 1 : 0,
  created_at: row.createdAt,
  last_number: row.lastNumber,
  position: row.position,
  seaman_shown: row.seamanShown,
  organisation_shown: row.organisationShown,
  ...(side === 'seaman'
    ? {
        seaman_change: row.seamanChange,
        seaman_read: row.seamanRead,
        seaman_unread: row.seamanUnread,
        seaman_unread_at: row.seamanUnreadAt,
      }
    : {
        organisation_change: row.organisationChange,
        organisation_read: row.organisationRead,
        organisation_unread: row.organisationUnread,
        organisation_unread_at: row.organisationUnreadAt,
      }),
})

export async function findOwnBlocks(db: Database, { side, id }: Owner): Promise<Copied[]> {
  const b = inboxBlockTable
  const rows = await db
    .select()
    .from(b)
    .where(and(eq(b.side, side), eq(side === 'seaman' ? b.seamanId : b.organisationId, id)))
  return rows.map((row) => ({
    key: `${row.seamanId} ${row.organisationId} ${row.toCard}`,
    row: {
      ...(side === 'seaman' && { seaman_id: row.seamanId }),
      organisation_id: row.organisationId,
      side: row.side,
      to_card: row.toCard ? 1 : 0,
      created_at: row.createdAt,
    },
  }))
}

/** Files that an account sent, with the owner of the key for their names. */
export const findOwnFiles = (db: Database, accountId: string) =>
  db
    .select({ file: inboxFileTable, keyOf: seamanTable.accountId })
    .from(inboxFileTable)
    .leftJoin(inboxMessageTable, eq(inboxMessageTable.id, inboxFileTable.messageId))
    .leftJoin(seamanTable, eq(seamanTable.id, inboxMessageTable.seamanId))
    .where(eq(inboxFileTable.accountId, accountId))
    .orderBy(asc(inboxFileTable.createdAt))
