import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Applicant } from '#src/contract/schemas/application.ts'

export const applicationTable = sqliteTable('application', {
  id: text('id').primaryKey(),
  vacancyId: text('vacancy_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  status: text('status').$type<Applicant['status']>().notNull().default('new'),
  note: text('note'),
  answeredAt: integer('answered_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
