import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { adminEventTable, securityEventTable } from './audit.tables.ts'

type AdminEventRow = typeof adminEventTable.$inferSelect

export const insertSecurityEvent = (db: Database, row: typeof securityEventTable.$inferInsert) =>
  db.insert(securityEventTable).values(row)

export const insertAdminEvent = (db: Database, row: typeof adminEventTable.$inferInsert) =>
  db.insert(adminEventTable).values(row)

/** Whether there is an event of an action about an object, of one admin or of any. */
export const hasAdminEvent = async (
  db: Database,
  {
    actorId,
    action,
    objectKind,
    objectId,
  }: Pick<AdminEventRow, 'action' | 'objectKind' | 'objectId'> & { actorId?: string },
): Promise<boolean> => {
  const found = await db
    .select({ id: adminEventTable.id })
    .from(adminEventTable)
    .where(
      and(
        eq(adminEventTable.objectKind, objectKind),
        eq(adminEventTable.objectId, objectId),
        actorId === undefined ? undefined : eq(adminEventTable.actorId, actorId),
        eq(adminEventTable.action, action),
      ),
    )
    .limit(1)
    .get()
  return found !== undefined
}

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
