import { and, desc, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { EntryKind } from '#src/domain/money/ledger.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { type EntryRow, ledgerTransactionTable as entry, ledgerHoldTable as hold } from './ledger.tables.ts'

export type LineFilter = {
  kinds?: readonly EntryKind[] | undefined
  currency?: MoneyCurrency | undefined
  /** The first instant, and the one after the last, UTC ms. */
  from?: number | undefined
  until?: number | undefined
  /** The place of an entry; the entries before it follow. */
  before?: number | undefined
}

/** `place` is the number of the first posting: entries of the same millisecond are in the order in which they were made. */
export type PlacedEntry = EntryRow & { place: number; currency: MoneyCurrency; available: MinorUnits }

/** All entries of the holder with what was available after each, whatever the filter leaves out. */
const runningOf = (holderId: string): SQL => sql`
  (SELECT transaction_id, place, currency, sum(change) OVER (PARTITION BY currency ORDER BY place) AS available
  FROM (SELECT p.transaction_id, min(p.id) AS place, p.currency, sum(iif(a.kind = 'available', p.amount, 0)) AS change
    FROM ledger_account a JOIN ledger_posting p ON p.account_id = a.id
    WHERE a.holder_id = ${holderId} GROUP BY p.transaction_id, p.currency)) running`

const matches = ({ kinds, currency, from, until, before }: LineFilter): SQL | undefined =>
  and(
    kinds && isAmong(entry.kind, kinds),
    currency && sql`running.currency = ${currency}`,
    from === undefined ? undefined : gte(entry.at, from),
    until === undefined ? undefined : lt(entry.at, until),
    before === undefined ? undefined : sql`running.place < ${before}`,
  )

const isEntry = eq(entry.id, sql`running.transaction_id`)

const selectEntries = (db: Database, holderId: string, filter: LineFilter) =>
  db
    .select({
      ...getTableColumns(entry),
      // A hold that has ended is not released any more.
      until: sql<number | null>`iif(${hold.held} > 0 OR ${hold.bonusHeld} > 0, ${entry.until}, NULL)`,
      place: sql<number>`running.place`,
      currency: sql<MoneyCurrency>`running.currency`,
      available: sql<MinorUnits>`running.available`,
    })
    .from(runningOf(holderId))
    .innerJoin(entry, isEntry)
    .leftJoin(hold, eq(hold.id, entry.id))
    .where(matches(filter))

/** Entries that changed an account of the holder, the newest first. */
export const findEntriesOf = (
  db: Database,
  holderId: string,
  filter: LineFilter,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<PlacedEntry[]> =>
  selectEntries(db, holderId, filter).orderBy(desc(sql`running.place`)).limit(limit).offset(offset)

export async function countEntriesOf(db: Database, holderId: string, filter: LineFilter): Promise<number> {
  const found = await db
    .select({ total: sql<number>`count(*)` })
    .from(runningOf(holderId))
    .innerJoin(entry, isEntry)
    .where(matches(filter))
    .get()
  return found?.total ?? 0
}
