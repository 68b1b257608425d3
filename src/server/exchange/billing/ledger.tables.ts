import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { AccountKind, EntryKind, Leg } from '#src/domain/money/ledger.ts'

/** Whom balances belong to: a person or an organisation. Both ids are null once it is erased. */
export const ledgerHolderTable = sqliteTable('ledger_holder', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  organisationId: text('organisation_id'),
  createdAt: integer('created_at').notNull(),
})

/** Accounts of the ledger. Triggers change the balance with each posting. */
export const ledgerAccountTable = sqliteTable('ledger_account', {
  id: text('id').primaryKey(),
  /** Null for accounts of the house. */
  holderId: text('holder_id'),
  kind: text('kind').$type<AccountKind>().notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  balance: integer('balance').notNull().default(0).$type<MinorUnits>(),
  lastPosting: integer('last_posting').notNull().default(0),
})

/** Entries; permanent and immutable. */
export const ledgerTransactionTable = sqliteTable('ledger_transaction', {
  id: text('id').primaryKey(),
  /** What the entry is for; entered once. */
  reference: text('reference').notNull(),
  kind: text('kind').$type<EntryKind>().notNull(),
  /** The hold that is captured, voided or refunded. */
  holdId: text('hold_id'),
  reversesId: text('reverses_id'),
  legs: text('legs', { mode: 'json' }).$type<Leg[]>().notNull(),
  /** When a hold ends if nothing else ends it. */
  until: integer('until'),
  at: integer('at').notNull(),
})

/** The legs of entries as rows, written by a trigger. */
export const ledgerPostingTable = sqliteTable('ledger_posting', {
  id: integer('id').primaryKey(),
  transactionId: text('transaction_id').notNull(),
  position: integer('position').notNull(),
  accountId: text('account_id').notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  amount: integer('amount').$type<MinorUnits>().notNull(),
  at: integer('at').notNull(),
})

/** What holds still hold, written by triggers. */
export const ledgerHoldTable = sqliteTable('ledger_hold', {
  /** The id of the transaction that made it. */
  id: text('id').primaryKey(),
  holderId: text('holder_id').notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  until: integer('until').notNull(),
  held: integer('held').$type<MinorUnits>().notNull(),
  bonusHeld: integer('bonus_held').$type<MinorUnits>().notNull(),
  /** Captured and not refunded. */
  captured: integer('captured').notNull().default(0).$type<MinorUnits>(),
  bonusCaptured: integer('bonus_captured').notNull().default(0).$type<MinorUnits>(),
  lastPosting: integer('last_posting').notNull().default(0),
})

/** Months that accept no more entries. */
export const ledgerSealTable = sqliteTable('ledger_seal', {
  /** YYYY-MM */
  month: text('month').primaryKey(),
  endsAt: integer('ends_at').notNull(),
  sealedAt: integer('sealed_at').notNull(),
})

/** Balances at the end of sealed months, of accounts with postings in the month; written by a trigger. */
export const ledgerMonthTable = sqliteTable(
  'ledger_month',
  {
    accountId: text('account_id').notNull(),
    month: text('month').notNull(),
    balance: integer('balance').$type<MinorUnits>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.month] })],
)

export type EntryRow = typeof ledgerTransactionTable.$inferSelect
export type HoldRow = typeof ledgerHoldTable.$inferSelect
