import { and, eq, sql } from 'drizzle-orm'
import { billingDocumentTable } from '#src/server/exchange/billing-document/billing-document.tables.ts'
import { type ErasedRows, organisationsOf } from '#src/server/platform/erasure.ts'
import { orderTable } from './order.tables.ts'

const holdersOf = (accountId: string) =>
  sql`(SELECT h.id FROM ledger_holder h WHERE h.account_id = ${accountId} OR h.organisation_id IN ${organisationsOf(accountId)})`

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
