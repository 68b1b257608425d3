import { and, asc, eq, getTableColumns, gte, lt, min } from 'drizzle-orm'
import type { MoneyCurrency } from '#src/domain/money/amount.ts'
import {
  ledgerTransactionTable as entry,
  ledgerAccountTable,
  ledgerPostingTable,
} from '#src/server/exchange/billing/ledger.tables.ts'
import type { Database } from '#src/server/platform/database.ts'

type Span = { currency: MoneyCurrency; from: number; until: number }

/** Entries of a holder in a currency within a time, in the order in which they were made. */
export const findEntriesBetween = (db: Database, holderId: string, { currency, from, until }: Span, limit: number) =>
  db
    .select(getTableColumns(entry))
    .from(ledgerAccountTable)
    .innerJoin(ledgerPostingTable, eq(ledgerPostingTable.accountId, ledgerAccountTable.id))
    .innerJoin(entry, eq(entry.id, ledgerPostingTable.transactionId))
    .where(
      and(
        eq(ledgerAccountTable.holderId, holderId),
        eq(ledgerAccountTable.currency, currency),
        gte(ledgerPostingTable.at, from),
        lt(ledgerPostingTable.at, until),
      ),
    )
    .groupBy(entry.id)
    .orderBy(asc(min(ledgerPostingTable.id)))
    .limit(limit)
