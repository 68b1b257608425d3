import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { PaybackCause, PaybackState } from '#src/domain/payment/payback-states.ts'

/** Money that leaves balances, a row for each payment by which it came. */
export const paybackTable = sqliteTable('payback', {
  id: text('id').primaryKey(),
  /** The same for the rows of one request. */
  requestId: text('request_id').notNull(),
  holderId: text('holder_id').notNull(),
  /** Who receives its mails; null once the account is erased. */
  accountId: text('account_id'),
  paymentId: text('payment_id').notNull(),
  cause: text('cause').$type<PaybackCause>().notNull(),
  way: text('way').$type<'transfer' | 'provider'>().notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  amount: integer('amount').$type<MinorUnits>().notNull(),
  state: text('state').$type<PaybackState>().notNull(),
  /** Where a transfer is sent. Emptied some time after it ended, and with the account. */
  iban: text('iban').notNull().default(''),
  accountName: text('account_name').notNull().default(''),
  /** The id of the refund at the provider, or of the line of a statement that the bank took back. */
  providerId: text('provider_id'),
  /** The bank's date of a transfer. */
  sentDay: text('sent_day'),
  createdAt: integer('created_at').notNull(),
  dueAt: integer('due_at').notNull(),
  /** When the provider was asked, and when its state was last looked up. */
  askedAt: integer('asked_at'),
  lookedAt: integer('looked_at'),
  endedAt: integer('ended_at'),
  version: integer('version').notNull().default(1),
})

export type PaybackRow = typeof paybackTable.$inferSelect
export type NewPayback = typeof paybackTable.$inferInsert
