import { and, desc, eq, getTableColumns, lt, min, sql } from 'drizzle-orm'
import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import type { EntryKind } from '#src/domain/money/ledger.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { ledgerTransactionTable as entry, ledgerAccountTable, ledgerPostingTable } from './ledger.tables.ts'

export type LineFilter = {
  kinds?: readonly EntryKind[] | undefined
  currency?: MoneyCurrency | undefined
  /** The place of an entry; the entries before it follow. */
  before?: number | undefined
}

/** The number of the first posting: entries of the same millisecond are in the order in which they were made. */
const place = min(ledgerPostingTable.id)

/** Entries that changed an account of the holder, the newest first. */
export const findEntriesOf = (db: Database, holderId: string, { kinds, currency, before }: LineFilter, limit: number) =>
  db
    .select({ ...getTableColumns(entry), place: sql<number>`${place}` })
    .from(ledgerAccountTable)
    .innerJoin(ledgerPostingTable, eq(ledgerPostingTable.accountId, ledgerAccountTable.id))
    .innerJoin(entry, eq(entry.id, ledgerPostingTable.transactionId))
    .where(
      and(
        eq(ledgerAccountTable.holderId, holderId),
        currency && eq(ledgerAccountTable.currency, currency),
        kinds && isAmong(entry.kind, kinds),
        before === undefined ? undefined : lt(ledgerPostingTable.id, before),
      ),
    )
    .groupBy(entry.id)
    .orderBy(desc(place))
    .limit(limit)
