import { eq, type SQL, sql } from 'drizzle-orm'
import { accountTable } from '#src/server/identity/account/account.tables.ts'
import { type Database, demand, type Statement } from '#src/server/platform/database.ts'

/** The calendar month of an instant (YYYY-MM, UTC). */
export const monthOf = (at: number): string => new Date(at).toISOString().slice(0, 7)

/**
 * How much of the quota of a month an account has used. A letter that was released does not count, and neither does a mailing of which every
 * letter of the quota was.
 */
const usedIn = (accountId: string, month: string): SQL<number> => sql<number>`(SELECT coalesce(sum(
    iif(released >= quota_letters, 0, quota_used - released)), 0) FROM (
    SELECT m.quota_letters, m.quota_used, (SELECT count(*) FROM mailing_recipient r
      WHERE r.mailing_id = m.id AND r.funds = 'quota' AND r.settled = 'released') AS released
    FROM mailing m WHERE m.account_id = ${accountId} AND m.quota_month = ${month}))`

export async function findUsedQuota(db: Database, accountId: string, month: string): Promise<number> {
  const used = usedIn(accountId, month)
  const row = await db.select({ used }).from(accountTable).where(eq(accountTable.id, accountId)).get()
  return row?.used ?? 0
}

/** Aborts the batch if the account has used another part of the quota of the month than was read. */
export const demandUsedQuota = (db: Database, accountId: string, month: string, used: number): Statement[] =>
  demand(db, sql`${usedIn(accountId, month)} = ${used}`)
