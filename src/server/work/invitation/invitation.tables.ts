import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const invitationTable = sqliteTable('invitation', {
  id: text('id').primaryKey(),
  vacancyId: text('vacancy_id').notNull(),
  companyId: text('company_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  createdAt: integer('created_at').notNull(),
  seenAt: integer('seen_at'),
  declinedAt: integer('declined_at'),
  /** When the company took it back; only it sees that there was one. */
  withdrawnAt: integer('withdrawn_at'),
})
