import { and, eq, gte, lt, max, sql } from 'drizzle-orm'
import type { MinorUnits } from '#src/domain/money/amount.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { ledgerAccountTable, ledgerMonthTable, ledgerPostingTable, ledgerSealTable } from './ledger.tables.ts'

const { kind, currency, balance } = ledgerAccountTable

/** The accounts of a holder with their balances of now. */
export const findBalances = (db: Database, holderId: string) =>
  db.select({ kind, currency, balance }).from(ledgerAccountTable).where(eq(ledgerAccountTable.holderId, holderId))

/** The end of the last sealed month by then. */
async function findLastSeal(db: Database, by: number) {
  const [seal] = await db
    .select({ month: max(ledgerSealTable.month), endsAt: max(ledgerSealTable.endsAt) })
    .from(ledgerSealTable)
    .where(sql`${ledgerSealTable.endsAt} <= ${by}`)
  return { month: seal?.month ?? '', endsAt: seal?.endsAt ?? 0 }
}

/** The balances of accounts right before a time: the last sealed month, and the postings since. Accounts without postings are left out. */
export async function findBalancesAt(
  db: Database,
  accountIds: readonly string[],
  at: number,
): Promise<Map<string, MinorUnits>> {
  const { month, endsAt } = await findLastSeal(db, at)
  const ofMonth = sql`(SELECT ${ledgerMonthTable.balance} FROM ${ledgerMonthTable} WHERE ${ledgerMonthTable.accountId} = ${ledgerAccountTable.id}
    AND ${ledgerMonthTable.month} <= ${month} ORDER BY ${ledgerMonthTable.month} DESC LIMIT 1)`
  const since = sql`(SELECT sum(${ledgerPostingTable.amount}) FROM ${ledgerPostingTable} WHERE ${and(
    eq(ledgerPostingTable.accountId, ledgerAccountTable.id),
    gte(ledgerPostingTable.at, endsAt),
    lt(ledgerPostingTable.at, at),
  )})`
  const rows = await db
    .select({
      id: ledgerAccountTable.id,
      minor: sql<MinorUnits | null>`iif(${ofMonth} IS NULL, ${since}, ${ofMonth} + coalesce(${since}, 0))`,
    })
    .from(ledgerAccountTable)
    .where(isAmong(ledgerAccountTable.id, accountIds))
  return new Map(rows.flatMap(({ id, minor }) => (minor === null ? [] : [[id, minor] as const])))
}
