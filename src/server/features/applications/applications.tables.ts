import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ApplicationStatus } from '#src/contract/schemas/application.ts'

export const applicationTable = sqliteTable('application', {
  id: text('id').primaryKey(),
  vacancyId: text('vacancy_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  status: text('status').$type<ApplicationStatus>().notNull().default('new'),
  note: text('note'),
  answeredAt: integer('answered_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const applicationMoveTable = sqliteTable('application_move', {
  id: text('id').primaryKey(),
  applicationId: text('application_id').notNull(),
  before: text('before').$type<ApplicationStatus>().notNull(),
  after: text('after').$type<ApplicationStatus>().notNull(),
  movedBy: text('moved_by'),
  createdAt: integer('created_at').notNull(),
})
