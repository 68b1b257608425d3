import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Buyer, DocumentRecord } from '#src/contract/billing-document/record.ts'
import type { DocumentKind } from '#src/domain/billing-document/document-kinds.ts'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'

/** Invoices, receipts and credit notes; permanent and immutable but for the buyer, which is emptied. */
export const billingDocumentTable = sqliteTable('billing_document', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<DocumentKind>().notNull(),
  year: integer('year').notNull(),
  serial: integer('serial').notNull(),
  number: text('number').notNull(),
  holderId: text('holder_id').notNull(),
  orderId: text('order_id'),
  /** What it is about; there is one document for each cause. */
  cause: text('cause').notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  total: integer('total').$type<MinorUnits>().notNull(),
  record: text('record', { mode: 'json' }).$type<DocumentRecord>().notNull(),
  buyer: text('buyer', { mode: 'json' }).$type<Buyer>(),
  issuedAt: integer('issued_at').notNull(),
})

/** The last number of each kind and year. */
export const billingNumberTable = sqliteTable(
  'billing_number',
  {
    kind: text('kind').$type<DocumentKind>().notNull(),
    year: integer('year').notNull(),
    last: integer('last').notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.year] })],
)

export type DocumentRow = typeof billingDocumentTable.$inferSelect
