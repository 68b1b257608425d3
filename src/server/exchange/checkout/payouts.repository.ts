import { and, eq, gte, sql } from 'drizzle-orm'
import type { MinorUnits } from '#src/domain/money/amount.ts'
import type { ProviderName } from '#src/domain/payment/payment-states.ts'
import {
  ledgerTransactionTable as entry,
  ledgerPostingTable as posting,
} from '#src/server/exchange/billing/ledger.tables.ts'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { type PayoutRow, providerPayoutTable as payout } from './checkout.tables.ts'
import { isClearing } from './compare.repository.ts'

/** Records an effect of a payout. Aborts the batch with a unique violation if the line had it before. */
export const insertPayout = (db: Database, row: PayoutRow): Statement => db.insert(payout).values(row)

/** When the provider wrote the last line that was entered; 0 before the first one. */
export const findLastPayout = async (db: Database, provider: ProviderName): Promise<number> =>
  (
    await db
      .select({ at: sql<number>`coalesce(max(${payout.at}), 0)` })
      .from(payout)
      .where(eq(payout.provider, provider))
      .get()
  )?.at ?? 0

/** The lines of payouts that were entered since a time. */
export const findPayoutLines = async (db: Database, provider: ProviderName, since: number): Promise<Set<string>> => {
  const rows = await db
    .selectDistinct({ object: payout.object })
    .from(payout)
    .where(and(eq(payout.provider, provider), gte(payout.at, since)))
  return new Set(rows.map(({ object }) => object))
}

/** What payouts since a time changed at the provider in our books, by line and currency. */
export const findPaidOut = (db: Database, provider: ProviderName, since: number) =>
  db
    .select({
      lineId: payout.object,
      currency: posting.currency,
      minor: sql<MinorUnits>`-sum(${posting.amount})`,
      reference: sql<string>`min(${entry.reference})`,
      entry: sql<string>`min(${entry.reference})`,
      at: sql<number>`min(${payout.at})`,
    })
    .from(payout)
    .innerJoin(entry, eq(entry.reference, payout.entryReference))
    .innerJoin(posting, and(eq(posting.transactionId, entry.id), isClearing))
    .where(and(eq(payout.provider, provider), gte(payout.at, since)))
    .groupBy(payout.object, posting.currency)
