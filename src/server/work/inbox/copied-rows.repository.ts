import { and, asc, eq, sql } from 'drizzle-orm'
import type { InboxSide } from '#src/contract/inbox/inbox.ts'
import { companyTable } from '#src/server/people/company/company.tables.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { organisationsOf } from '#src/server/platform/erasure.ts'
import { inboxBlockTable, inboxFileTable, inboxMessageTable, inboxThreadTable } from './inbox.tables.ts'

export type Owner = { side: InboxSide; id: string }

/** A row by the names of the database, as a copy has it. */
export type Copied = { key: string; row: Record<string, unknown> }

/** The seafarer of an account, and the companies that it alone owns. */
export async function findOwners(db: Database, accountId: string): Promise<Owner[]> {
  const [seamen, companies] = await Promise.all([
    db.select({ id: seamanTable.id }).from(seamanTable).where(eq(seamanTable.accountId, accountId)),
    db
      .select({ id: companyTable.id })
      .from(companyTable)
      .where(sql`${companyTable.id} IN ${organisationsOf(accountId)}`),
  ])
  return [
    ...seamen.map(({ id }) => ({ side: 'seaman', id }) as const),
    ...companies.map(({ id }) => ({ side: 'company', id }) as const),
  ]
}

export async function findOwnThreads(db: Database, { side, id }: Owner): Promise<Copied[]> {
  const t = inboxThreadTable
  const rows = await db
    .select()
    .from(t)
    .where(eq(side === 'seaman' ? t.seamanId : t.companyId, id))
    .orderBy(asc(t.createdAt))
  return rows.map((row) => ({ key: row.id, row: toThread(row, side) }))
}

const toThread = (row: typeof inboxThreadTable.$inferSelect, side: InboxSide) => ({
  id: row.id,
  ...(side === 'seaman' && { seaman_id: row.seamanId }),
  company_id: row.companyId,
  vacancy_id: row.vacancyId,
  to_card: row.toCard ? 1 : 0,
  created_at: row.createdAt,
  last_number: row.lastNumber,
  position: row.position,
  seaman_shown: row.seamanShown,
  company_shown: row.companyShown,
  ...(side === 'seaman'
    ? {
        seaman_change: row.seamanChange,
        seaman_read: row.seamanRead,
        seaman_unread: row.seamanUnread,
        seaman_unread_at: row.seamanUnreadAt,
      }
    : {
        company_change: row.companyChange,
        company_read: row.companyRead,
        company_unread: row.companyUnread,
        company_unread_at: row.companyUnreadAt,
      }),
})

export async function findOwnBlocks(db: Database, { side, id }: Owner): Promise<Copied[]> {
  const b = inboxBlockTable
  const rows = await db
    .select()
    .from(b)
    .where(and(eq(b.side, side), eq(side === 'seaman' ? b.seamanId : b.companyId, id)))
  return rows.map((row) => ({
    key: `${row.seamanId} ${row.companyId} ${row.toCard}`,
    row: {
      ...(side === 'seaman' && { seaman_id: row.seamanId }),
      company_id: row.companyId,
      side: row.side,
      to_card: row.toCard ? 1 : 0,
      created_at: row.createdAt,
    },
  }))
}

/** Files that an account sent, with whose key opens their names. */
export const findOwnFiles = (db: Database, accountId: string) =>
  db
    .select({ file: inboxFileTable, keyOf: seamanTable.accountId })
    .from(inboxFileTable)
    .leftJoin(inboxMessageTable, eq(inboxMessageTable.id, inboxFileTable.messageId))
    .leftJoin(seamanTable, eq(seamanTable.id, inboxMessageTable.seamanId))
    .where(eq(inboxFileTable.accountId, accountId))
    .orderBy(asc(inboxFileTable.createdAt))
