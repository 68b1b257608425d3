import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'

export type ErasureRow = {
  account_id: string
  requested_at: number
  erase_at: number
  was_listed: number
  step: number
}

const COLUMNS = 'account_id, requested_at, erase_at, was_listed, step'

type Request = { accountId: string; now: number; eraseAt: number }

/** For the batch that hides the seafarer too, before it does: whether they were in the crew list is read there. */
export const insertErasure = (db: Database, { accountId, now, eraseAt }: Request): Statement =>
  db.run(sql`INSERT INTO erasure (account_id, requested_at, erase_at, was_listed)
    VALUES (${accountId}, ${now}, ${eraseAt}, EXISTS (SELECT 1 FROM seaman WHERE account_id = ${accountId} AND is_hidden = 0))`)

/** That of an account which is still there. */
export const findErasure = ({ $client: d1 }: Database, accountId: string): Promise<ErasureRow | null> =>
  d1
    .prepare(`SELECT ${COLUMNS} FROM erasure WHERE account_id = ? AND erased_at IS NULL`)
    .bind(accountId)
    .first<ErasureRow>()

/** Changes one row, or none when the erasure has begun or is another one by now. */
export const deleteErasure = (db: Database, { account_id: accountId, requested_at: at }: ErasureRow): Statement =>
  db.run(
    sql`DELETE FROM erasure WHERE account_id = ${accountId} AND requested_at = ${at} AND step = 0 AND erased_at IS NULL`,
  )

export async function findDueErasures({ $client: d1 }: Database, now: number, limit: number): Promise<ErasureRow[]> {
  const due = `SELECT ${COLUMNS} FROM erasure WHERE erased_at IS NULL AND erase_at <= ? ORDER BY erase_at LIMIT ?`
  return (await d1.prepare(due).bind(now, limit).all<ErasureRow>()).results
}

/** From here on there is no way back, so that nobody keeps half an account; false when the person kept it just now. */
export async function beginErasure({ $client: d1 }: Database, accountId: string): Promise<boolean> {
  const begin = 'UPDATE erasure SET step = 1 WHERE account_id = ? AND step = 0 AND erased_at IS NULL'
  return (await d1.prepare(begin).bind(accountId).run()).meta.changes === 1
}

export const saveStep = ({ $client: d1 }: Database, accountId: string, step: number) =>
  d1.prepare('UPDATE erasure SET step = ? WHERE account_id = ?').bind(step, accountId).run()

export const markErased = (db: Database, accountId: string, now: number): Statement =>
  db.run(sql`UPDATE erasure SET erased_at = ${now} WHERE account_id = ${accountId} AND erased_at IS NULL`)
