import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Applicant, Application } from '../../../contract/schemas/application.ts'

export const applicationTable = sqliteTable('application', {
  id: text('id').primaryKey(),
  vacancyId: text('vacancy_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  status: text('status').$type<Applicant['status']>().notNull().default('new'),
  note: text('note'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const idempotencyTable = sqliteTable(
  'idempotency',
  {
    accountId: text('account_id').notNull(),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    answer: text('answer', { mode: 'json' }).$type<Application>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.operation, table.key] })],
)
