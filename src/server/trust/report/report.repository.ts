import type { Database } from '#src/server/platform/database.ts'
import { reportTable } from './report.tables.ts'

/** Fails if the same person already sent the same report and it is open. */
export const insertReport = (db: Database, row: typeof reportTable.$inferInsert) => db.insert(reportTable).values(row)
