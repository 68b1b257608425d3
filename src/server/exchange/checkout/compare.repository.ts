import { and, eq, gte, sql } from 'drizzle-orm'
import { type MinorUnits, MONEY_CURRENCIES } from '#src/domain/money/amount.ts'
import type { ProviderName } from '#src/domain/payment/payment-states.ts'
import {
  ledgerTransactionTable as entry,
  ledgerPostingTable as posting,
} from '#src/server/exchange/billing/ledger.tables.ts'
import { houseAccount } from '#src/server/exchange/billing/ledger-accounts.ts'
import { paymentTable as payment } from '#src/server/exchange/payment/payment.tables.ts'
import { type Database, isAmong } from '#src/server/platform/database.ts'
import { providerEffectTable as effect, providerPayoutTable as payout } from './checkout.tables.ts'

export const isClearing = isAmong(
  posting.accountId,
  MONEY_CURRENCIES.map((currency) => houseAccount('clearing', currency).id),
)

/** What our books have at the provider since a time, by line and currency. A debit is money that the provider has for us. */
export const findClearing = (db: Database, provider: ProviderName, since: number) =>
  db
    .select({
      lineId: effect.lineId,
      currency: posting.currency,
      minor: sql<MinorUnits>`-sum(${posting.amount})`,
      reference: sql<string>`min(${payment.reference})`,
      entry: sql<string>`min(${entry.reference})`,
      at: sql<number>`min(${effect.at})`,
    })
    .from(effect)
    .innerJoin(payment, eq(payment.id, effect.paymentId))
    .innerJoin(entry, eq(entry.reference, effect.entryReference))
    .innerJoin(posting, and(eq(posting.transactionId, entry.id), isClearing))
    .where(and(eq(effect.provider, provider), gte(effect.at, since)))
    .groupBy(sql`coalesce(${effect.lineId}, ${effect.object})`, posting.currency)

/** Entries at the provider that neither an effect nor a payout of it explains. */
export const findUnexplained = (db: Database, since: number) =>
  db
    .select({
      entry: entry.reference,
      currency: posting.currency,
      minor: sql<MinorUnits>`-${posting.amount}`,
      at: posting.at,
    })
    .from(posting)
    .innerJoin(entry, eq(entry.id, posting.transactionId))
    .where(
      and(
        isClearing,
        gte(posting.at, since),
        sql`NOT EXISTS (SELECT 1 FROM ${effect} WHERE ${effect.entryReference} = ${entry.reference})`,
        sql`NOT EXISTS (SELECT 1 FROM ${payout} WHERE ${payout.entryReference} = ${entry.reference})`,
      ),
    )
