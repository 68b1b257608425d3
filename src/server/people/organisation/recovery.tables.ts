import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Recoveries of organisations whose owners are lost. At most one of an organisation is open. */
export const recoveryTable = sqliteTable('organisation_recovery', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  /** The member who becomes an owner. */
  accountId: text('account_id').notNull(),
  startedAt: integer('started_at').notNull(),
  /** When the member becomes an owner, unless an owner objects. */
  dueAt: integer('due_at').notNull(),
  endedAt: integer('ended_at'),
  outcome: text('outcome').$type<'done' | 'objected' | 'void'>(),
  objectedBy: text('objected_by'),
})

export type RecoveryRow = typeof recoveryTable.$inferSelect
