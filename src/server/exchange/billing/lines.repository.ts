import { and, desc, eq, lt, sql } from 'drizzle-orm'
import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import type { EntryKind } from '#src/domain/money/ledger.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import {
  type EntryRow,
  ledgerTransactionTable as entry,
  ledgerAccountTable,
  ledgerPostingTable,
} from './ledger.tables.ts'

export type LineFilter = {
  kinds?: readonly EntryKind[] | undefined
  currency?: MoneyCurrency | undefined
  before?: string | undefined
}

/** Entries that changed an account of the holder, the newest first. */
export function findEntriesOf(
  db: Database,
  holderId: string,
  { kinds, currency, before }: LineFilter,
  limit: number,
): Promise<EntryRow[]> {
  const own = db
    .select({ id: ledgerPostingTable.transactionId })
    .from(ledgerPostingTable)
    .innerJoin(ledgerAccountTable, eq(ledgerAccountTable.id, ledgerPostingTable.accountId))
    .where(
      and(eq(ledgerAccountTable.holderId, holderId), currency ? eq(ledgerAccountTable.currency, currency) : undefined),
    )
  return db
    .select()
    .from(entry)
    .where(
      and(sql`${entry.id} IN ${own}`, kinds && isAmong(entry.kind, kinds), before ? lt(entry.id, before) : undefined),
    )
    .orderBy(desc(entry.id))
    .limit(limit)
}
