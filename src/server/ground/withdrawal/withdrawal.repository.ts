import { lt } from 'drizzle-orm'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { withdrawalTable } from './withdrawal.tables.ts'

const LISTED = pickColumns(withdrawalTable, 'subject', 'at')

export type WithdrawalRow = RowOf<typeof LISTED>

const NOW = `SELECT CAST(unixepoch('subsec') * 1000 AS INTEGER) AS now`
const LIST = `SELECT ${LISTED.of()} FROM withdrawal WHERE at >= ? ORDER BY at DESC LIMIT ?`

/** Withdrawals since a time, newest first, at most `limit`; `now` by the clock that dates them. */
export async function findWithdrawals(
  { $client: d1 }: Database,
  since: number,
  limit: number,
): Promise<{ now: number; rows: WithdrawalRow[] }> {
  const [clock, rows] = await d1.batch([d1.prepare(NOW), d1.prepare(LIST).bind(since, limit)])
  return {
    now: (clock?.results[0] as { now: number } | undefined)?.now ?? 0,
    rows: (rows?.results ?? []) as WithdrawalRow[],
  }
}

export async function deleteWithdrawals(db: Database, before: number): Promise<void> {
  await db.delete(withdrawalTable).where(lt(withdrawalTable.at, before))
}
