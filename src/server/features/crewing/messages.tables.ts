import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const companyMessageTable = sqliteTable('company_message', {
  id: text('id').primaryKey(),
  companyId: text('company_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  text: text('text').notNull(),
  showsEmail: integer('shows_email', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
})
