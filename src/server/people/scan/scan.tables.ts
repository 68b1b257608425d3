import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One page of a paper of a CV, or a whole paper as PDF. Its id is that of the file as it was sent, so that it is there once. */
export const cvScanTable = sqliteTable('cv_scan', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  entryId: text('entry_id').notNull(),
  /** As it is kept. */
  fileId: text('file_id').notNull(),
  createdAt: integer('created_at').notNull(),
  /** Since when its paper is not in the CV. */
  leftAt: integer('left_at'),
})

export type ScanRow = typeof cvScanTable.$inferSelect
