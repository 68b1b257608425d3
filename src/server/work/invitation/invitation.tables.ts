import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const invitationTable = sqliteTable('invitation', {
  id: text('id').primaryKey(),
  vacancyId: text('vacancy_id').notNull(),
  companyId: text('company_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  createdAt: integer('created_at').notNull(),
  seenAt: integer('seen_at'),
  declinedAt: integer('declined_at'),
  /** When the company withdrew it; only the company sees it then. */
  withdrawnAt: integer('withdrawn_at'),
})
