import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The part of an erasure that a session tells. */
export const erasureTable = sqliteTable('erasure', {
  accountId: text('account_id').primaryKey(),
  eraseAt: integer('erase_at').notNull(),
})
