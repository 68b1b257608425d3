import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'

export type ExportRow = {
  id: string
  account_id: string
  status: 'waiting' | 'ready' | 'failed'
  attempts: number
  secret_hash: string | null
  object_key: string | null
  size: number | null
  created_at: number
  expires_at: number | null
}

const COLUMNS = 'id, account_id, status, attempts, secret_hash, object_key, size, created_at, expires_at'

/** Adds one row, or none while another copy of the account is being made. */
export const insertExport = (db: Database, row: { id: string; accountId: string; now: number }): Statement =>
  db.run(sql`INSERT INTO data_export (id, account_id, created_at) SELECT ${row.id}, ${row.accountId}, ${row.now}
    WHERE NOT EXISTS (SELECT 1 FROM data_export WHERE account_id = ${row.accountId} AND status = 'waiting')`)

export const findExport = ({ $client: d1 }: Database, id: string): Promise<ExportRow | null> =>
  d1.prepare(`SELECT ${COLUMNS} FROM data_export WHERE id = ?`).bind(id).first<ExportRow>()

/** The one that the person asked for last. */
export const findLastExport = ({ $client: d1 }: Database, accountId: string): Promise<ExportRow | null> =>
  d1
    .prepare(`SELECT ${COLUMNS} FROM data_export WHERE account_id = ? ORDER BY created_at DESC, id DESC LIMIT 1`)
    .bind(accountId)
    .first<ExportRow>()

/** One that is ready, by the secret of its link, if it is this person's. */
export const findOpenExport = (
  { $client: d1 }: Database,
  { secretHash, accountId, now }: { secretHash: string; accountId: string; now: number },
): Promise<ExportRow | null> =>
  d1
    .prepare(
      `SELECT ${COLUMNS} FROM data_export WHERE secret_hash = ? AND account_id = ? AND status = 'ready' AND expires_at > ?`,
    )
    .bind(secretHash, accountId, now)
    .first<ExportRow>()

/** Counts a try at making it, before it is made: one that kills its Worker counts too. */
export const countAttempt = ({ $client: d1 }: Database, id: string) =>
  d1.prepare('UPDATE data_export SET attempts = attempts + 1 WHERE id = ?').bind(id).run()

type Ready = { id: string; secretHash: string; key: string; size: number; now: number; expiresAt: number }

export const markReady = (db: Database, { id, secretHash, key, size, now, expiresAt }: Ready): Statement =>
  db.run(sql`UPDATE data_export SET status = 'ready', secret_hash = ${secretHash}, object_key = ${key}, size = ${size}, ready_at = ${now},
    expires_at = ${expiresAt} WHERE id = ${id} AND status = 'waiting'`)

export const markFailed = ({ $client: d1 }: Database, id: string) =>
  d1.prepare("UPDATE data_export SET status = 'failed' WHERE id = ? AND status = 'waiting'").bind(id).run()

export async function findWaiting({ $client: d1 }: Database, before: number, limit: number): Promise<ExportRow[]> {
  const sql = `SELECT ${COLUMNS} FROM data_export WHERE status = 'waiting' AND created_at < ? ORDER BY created_at LIMIT ?`
  return (await d1.prepare(sql).bind(before, limit).all<ExportRow>()).results
}

export async function findOver({ $client: d1 }: Database, now: number, limit: number): Promise<ExportRow[]> {
  const sql = `SELECT ${COLUMNS} FROM data_export WHERE expires_at <= ? ORDER BY expires_at LIMIT ?`
  return (await d1.prepare(sql).bind(now, limit).all<ExportRow>()).results
}

export const deleteExport = ({ $client: d1 }: Database, id: string) =>
  d1.prepare('DELETE FROM data_export WHERE id = ?').bind(id).run()
