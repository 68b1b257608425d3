import type { Database } from '#src/server/platform/database.ts'
import { securityEventTable } from './audit.tables.ts'

export const insertSecurityEvent = (db: Database, row: typeof securityEventTable.$inferInsert) =>
  db.insert(securityEventTable).values(row)
