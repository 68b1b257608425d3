import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Notes of admins on accounts. */
export const adminNoteTable = sqliteTable('admin_note', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  /** Null after the erasure of the admin's account. */
  authorId: text('author_id'),
  text: text('text').notNull(),
  createdAt: integer('created_at').notNull(),
})
