import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Comparisons of the books, with the number of differences; permanent. */
export const ledgerReconciliationTable = sqliteTable('ledger_reconciliation', {
  id: text('id').primaryKey(),
  source: text('source').$type<'job' | 'admin'>().notNull(),
  /** The admin; null for the job, and after the account is erased. */
  accountId: text('account_id'),
  startedAt: integer('started_at').notNull(),
  /** Null while it runs. */
  finishedAt: integer('finished_at'),
  /** What was compared. */
  checks: text('checks', { mode: 'json' }).$type<string[]>().notNull(),
  /** Entries before this time were part of earlier comparisons: the end of a sealed month, or 0. */
  comparedFrom: integer('compared_from').notNull(),
  /** The end of the last sealed month. */
  sealedUntil: integer('sealed_until').notNull(),
  found: integer('found'),
})

export const ledgerDifferenceTable = sqliteTable(
  'ledger_difference',
  {
    reconciliationId: text('reconciliation_id').notNull(),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    subject: text('subject').notNull(),
    /** The first entry that the difference concerns. */
    reference: text('reference'),
    holderId: text('holder_id'),
  },
  (table) => [primaryKey({ columns: [table.reconciliationId, table.position] })],
)

/** Holders who order nothing until an admin lifts the stop. */
export const ledgerStopTable = sqliteTable('ledger_stop', {
  id: text('id').primaryKey(),
  holderId: text('holder_id').notNull(),
  /** The comparison that found the difference. */
  reconciliationId: text('reconciliation_id').notNull(),
  stoppedAt: integer('stopped_at').notNull(),
  liftedAt: integer('lifted_at'),
})

export type ReconciliationRow = typeof ledgerReconciliationTable.$inferSelect
export type DifferenceRow = typeof ledgerDifferenceTable.$inferSelect
