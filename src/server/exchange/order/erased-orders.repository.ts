import { and, asc, eq, sql } from 'drizzle-orm'
import { OPEN_ORDER_STATES } from '#src/domain/order/order-states.ts'
import { billingDocumentTable } from '#src/server/exchange/billing-document/billing-document.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { orderTable } from './order.tables.ts'

const holdersOf = (accountId: string) =>
  sql`(SELECT h.id FROM ledger_holder h WHERE h.account_id = ${accountId} OR h.organisation_id IN ${organisationsOf(accountId)})`

/** The open orders of an account, and of organisations that are erased with it. */
export const findOpenOfErased = (db: Database, accountId: string): Promise<{ id: string }[]> =>
  db
    .select({ id: orderTable.id })
    .from(orderTable)
    .where(and(sql`${orderTable.holderId} IN ${holdersOf(accountId)}`, isAmong(orderTable.state, OPEN_ORDER_STATES)))
    .orderBy(asc(orderTable.createdAt))

/** Empties who ordered, and who is named in receipts. The law requires invoices and credit notes with their buyer for ten years. */
export const eraseBuyers: ErasedRows = (db, accountId) => [
  db
    .update(orderTable)
    .set({ buyer: null })
    .where(sql`${orderTable.holderId} IN ${holdersOf(accountId)}`),
  db
    .update(billingDocumentTable)
    .set({ buyer: null })
    .where(
      and(
        sql`${billingDocumentTable.holderId} IN ${holdersOf(accountId)}`,
        eq(billingDocumentTable.kind, 'receipt'),
        sql`${billingDocumentTable.buyer} IS NOT NULL`,
      ),
    ),
]
