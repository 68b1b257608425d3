import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** One page of a paper, or a whole paper as PDF. The id is that of the upload, so that it exists once. */
export const cvScanTable = sqliteTable('cv_scan', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  entryId: text('entry_id').notNull(),
  /** The stored file. */
  fileId: text('file_id').notNull(),
  createdAt: integer('created_at').notNull(),
  /** Since when its paper is missing in the CV. */
  leftAt: integer('left_at'),
})

export type ScanRow = typeof cvScanTable.$inferSelect
