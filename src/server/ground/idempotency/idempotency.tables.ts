import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const idempotencyTable = sqliteTable(
  'idempotency',
  {
    accountId: text('account_id').notNull(),
    /** The organisation that the account acted for; empty if there was none. */
    organisationId: text('organisation_id').notNull().default(''),
    operation: text('operation').notNull(),
    key: text('key').notNull(),
    bodyHash: text('body_hash').notNull(),
    status: integer('status').notNull(),
    answer: text('answer', { mode: 'json' }).$type<unknown>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.organisationId, table.operation, table.key] })],
)
