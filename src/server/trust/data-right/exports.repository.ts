import { and, desc, eq, gt, lt, lte, sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { dataExportTable } from './data-right.tables.ts'

export type ExportRow = typeof dataExportTable.$inferSelect

/** Adds one row, or none while another copy of the account is being made. */
export const insertExport = (db: Database, row: { id: string; accountId: string; now: number }): Statement =>
  db.run(sql`INSERT INTO data_export (id, account_id, created_at) SELECT ${row.id}, ${row.accountId}, ${row.now}
    WHERE NOT EXISTS (SELECT 1 FROM data_export WHERE account_id = ${row.accountId} AND status = 'waiting')`)

export const findExport = (db: Database, id: string): Promise<ExportRow | undefined> =>
  db.select().from(dataExportTable).where(eq(dataExportTable.id, id)).get()

/** The one that the person asked for last. */
export const findLastExport = (db: Database, accountId: string): Promise<ExportRow | undefined> =>
  db
    .select()
    .from(dataExportTable)
    .where(eq(dataExportTable.accountId, accountId))
    .orderBy(desc(dataExportTable.createdAt), desc(dataExportTable.id))
    .get()

type Asked = { secretHash: string; accountId: string; now: number }

/** One that is ready, by the secret of its link, if it is this person's. */
export const findOpenExport = (db: Database, { secretHash, accountId, now }: Asked): Promise<ExportRow | undefined> =>
  db
    .select()
    .from(dataExportTable)
    .where(
      and(
        eq(dataExportTable.secretHash, secretHash),
        eq(dataExportTable.accountId, accountId),
        eq(dataExportTable.status, 'ready'),
        gt(dataExportTable.expiresAt, now),
      ),
    )
    .get()

/** Counts a try at making it, before it is made: one that kills its Worker counts too. */
export const countAttempt = (db: Database, id: string) =>
  db
    .update(dataExportTable)
    .set({ attempts: sql`${dataExportTable.attempts} + 1` })
    .where(eq(dataExportTable.id, id))

const isWaiting = (id: string) => and(eq(dataExportTable.id, id), eq(dataExportTable.status, 'waiting'))

type Ready = { id: string; secretHash: string; key: string; size: number; now: number; expiresAt: number }

export const markReady = (db: Database, { id, key, now, ...ready }: Ready): Statement =>
  db
    .update(dataExportTable)
    .set({ status: 'ready', objectKey: key, readyAt: now, ...ready })
    .where(isWaiting(id))

export const markFailed = (db: Database, id: string) =>
  db.update(dataExportTable).set({ status: 'failed' }).where(isWaiting(id))

export const findWaiting = (db: Database, before: number, limit: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExportTable)
    .where(and(eq(dataExportTable.status, 'waiting'), lt(dataExportTable.createdAt, before)))
    .orderBy(dataExportTable.createdAt)
    .limit(limit)

export const findOver = (db: Database, now: number, limit: number): Promise<ExportRow[]> =>
  db
    .select()
    .from(dataExportTable)
    .where(lte(dataExportTable.expiresAt, now))
    .orderBy(dataExportTable.expiresAt)
    .limit(limit)

export const deleteExport = (db: Database, id: string) => db.delete(dataExportTable).where(eq(dataExportTable.id, id))
