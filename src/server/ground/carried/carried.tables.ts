import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const carriedTable = sqliteTable('carried_words', {
  id: text('id').primaryKey(),
  sealed: text('sealed').notNull(),
  expiresAt: integer('expires_at').notNull(),
})
