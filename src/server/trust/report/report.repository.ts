import type { Database } from '#src/server/platform/database.ts'
import { reportTable } from './report.tables.ts'

/** The same report of the same person, while it is open, is not written twice. */
export const insertReport = (db: Database, row: typeof reportTable.$inferInsert) =>
  db.insert(reportTable).values(row).onConflictDoNothing()
