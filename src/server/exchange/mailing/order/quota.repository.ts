import { eq, type SQL, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'

/** The calendar month of an instant (YYYY-MM, UTC). */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/**
 * How much of the quota each mailing of an account has used. A letter that was released does not count, and neither does a mailing of which
 * every letter of the quota was.
 */
const usedBy = (accountId: string, which: SQL): SQL => sql`(SELECT quota_month, created_at,
    iif(released >= quota_letters, 0, quota_used - released) AS used FROM (
    SELECT m.quota_month, m.created_at, m.quota_letters, m.quota_used, (SELECT count(*) FROM mailing_recipient r
      WHERE r.mailing_id = m.id AND r.funds = 'quota' AND r.settled = 'released') AS released
    FROM mailing m WHERE m.account_id = ${accountId} AND ${which}))`

const usedIn = (accountId: string, month: string): SQL<number> =>
  sql<number>`(SELECT coalesce(sum(used), 0) FROM ${usedBy(accountId, sql`m.quota_month = ${month}`)})`

/** How much mailings that were ordered from `from` to `until` (UTC ms) used of the quotas of their months, beyond `usual` in each month. */
export async function findUsedBeyond(
  db: Database,
  accountId: string,
  { from, until, usual }: { from: number; until: number; usual: number },
): Promise<number> {
  const used = usedBy(accountId, sql`m.quota_month >= ${monthOf(from)} AND m.created_at <= ${until}`)
  const beyond = sql<number>`(SELECT coalesce(sum(max(0, total - max(${usual}, earlier))), 0) FROM (
    SELECT sum(used) AS total, sum(iif(created_at < ${from}, used, 0)) AS earlier FROM ${used} GROUP BY quota_month))`
  const row = await db.select({ beyond }).from(accountTable).where(eq(accountTable.id, accountId)).get()
  return row?.beyond ?? 0
}

export async function findUsedQuota(db: Database, accountId: string, month: string): Promise<number> {
  const used = usedIn(accountId, month)
  const row = await db.select({ used }).from(accountTable).where(eq(accountTable.id, accountId)).get()
  return row?.used ?? 0
}

/** Aborts the batch if the account has used another part of the quota of the month than was read. */
export const demandUsedQuota = (db: Database, accountId: string, month: string, used: number): Statement[] =>
  demand(db, sql`${usedIn(accountId, month)} = ${used}`)
