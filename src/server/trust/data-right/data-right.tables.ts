import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Copies of their data that people asked for. */
export const dataExportTable = sqliteTable('data_export', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  status: text('status').$type<'waiting' | 'ready' | 'failed'>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  secretHash: text('secret_hash'),
  objectKey: text('object_key'),
  size: integer('size'),
  createdAt: integer('created_at').notNull(),
  readyAt: integer('ready_at'),
  expiresAt: integer('expires_at'),
})

/** Accounts that close; the row stays when the account is gone. */
export const erasureTable = sqliteTable('erasure', {
  accountId: text('account_id').primaryKey(),
  requestedAt: integer('requested_at').notNull(),
  eraseAt: integer('erase_at').notNull(),
  /** How many steps of the erasure are done. */
  step: integer('step').notNull().default(0),
  erasedAt: integer('erased_at'),
})
