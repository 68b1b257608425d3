import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { DisputeState, ProviderEffect, ProviderName } from '#src/domain/payment/payment-states.ts'

/** What an object of a provider caused in our books, once for each effect. */
export const providerEffectTable = sqliteTable(
  'provider_effect',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    object: text('object').notNull(),
    effect: text('effect').$type<ProviderEffect>().notNull(),
    paymentId: text('payment_id').notNull(),
    /** The entry of the ledger. */
    entryReference: text('entry_reference').notNull(),
    /** The line of the provider's books. */
    lineId: text('line_id'),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.object, table.effect] })],
)

/** What a line of the provider’s books about a payout caused in ours, once for each effect. */
export const providerPayoutTable = sqliteTable(
  'provider_payout',
  {
    provider: text('provider').$type<ProviderName>().notNull(),
    /** The line. */
    object: text('object').notNull(),
    effect: text('effect').$type<'sent' | 'returned' | 'fee'>().notNull(),
    /** The entry of the ledger. */
    entryReference: text('entry_reference').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.object, table.effect] })],
)

/** Disputes as the provider describes them. */
export const providerDisputeTable = sqliteTable('provider_dispute', {
  id: text('id').primaryKey(),
  provider: text('provider').$type<ProviderName>().notNull(),
  paymentId: text('payment_id').notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  amount: integer('amount').$type<MinorUnits>().notNull(),
  reason: text('reason').notNull(),
  state: text('state').$type<DisputeState>().notNull(),
  dueAt: integer('due_at'),
  openedAt: integer('opened_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Until when the undelivered messages of a provider were read. */
export const providerReadingTable = sqliteTable('provider_reading', {
  provider: text('provider').$type<ProviderName>().primaryKey(),
  readUntil: integer('read_until').notNull(),
})

export type EffectRow = typeof providerEffectTable.$inferSelect
export type PayoutRow = typeof providerPayoutTable.$inferSelect
