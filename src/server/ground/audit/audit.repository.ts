import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { adminEventTable, securityEventTable } from './audit.tables.ts'

export const insertSecurityEvent = (db: Database, row: typeof securityEventTable.$inferInsert) =>
  db.insert(securityEventTable).values(row)

export const insertAdminEvent = (db: Database, row: typeof adminEventTable.$inferInsert) =>
  db.insert(adminEventTable).values(row)

/** For whom someone began to act since then. */
export const findActedFor = (db: Database, actorId: string, since: number) =>
  db
    .selectDistinct({ accountId: securityEventTable.accountId })
    .from(securityEventTable)
    .where(
      and(
        eq(securityEventTable.kind, 'impersonation-started'),
        gt(securityEventTable.createdAt, since),
        eq(securityEventTable.actorId, actorId),
      ),
    )
