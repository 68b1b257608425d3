import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { BankPaymentState, PaymentStage, PaymentState, ProviderName } from '#src/domain/payment/payment-states.ts'

/** Payments that holders of a balance started. */
export const paymentTable = sqliteTable('payment', {
  id: text('id').primaryKey(),
  holderId: text('holder_id').notNull(),
  /** Who started it, and receives its mails; null once the account is erased. */
  accountId: text('account_id'),
  provider: text('provider').$type<ProviderName>().notNull(),
  purpose: text('purpose').$type<'top-up'>().notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  asked: integer('asked').$type<MinorUnits>().notNull(),
  received: integer('received').$type<MinorUnits>().notNull(),
  state: text('state').$type<PaymentState>().notNull(),
  /** The creditor reference (ISO 11649) by which a transfer is found. */
  reference: text('reference').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  remindedAt: integer('reminded_at'),
  version: integer('version').notNull().default(1),
  /** The provider's id of its page, and of the payment once the person began to pay. */
  checkoutId: text('checkout_id'),
  providerId: text('provider_id'),
  /** The page of the provider, while it is open. */
  checkoutUrl: text('checkout_url'),
  stage: text('stage').$type<PaymentStage>(),
  /** When the provider was last asked. */
  checkedAt: integer('checked_at'),
})

/** Money that arrived on a bank account. */
export const bankPaymentTable = sqliteTable('bank_payment', {
  id: text('id').primaryKey(),
  /** Digest of the bank's own id, or of the whole line where the bank has none. */
  lineHash: text('line_hash').notNull(),
  day: text('day').notNull(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  amount: integer('amount').$type<MinorUnits>().notNull(),
  payer: text('payer').notNull(),
  remittance: text('remittance').notNull(),
  paymentId: text('payment_id'),
  state: text('state').$type<BankPaymentState>().notNull().default('new'),
  source: text('source').$type<'statement' | 'typed'>().notNull(),
  addedAt: integer('added_at').notNull(),
  decidedAt: integer('decided_at'),
  version: integer('version').notNull().default(1),
})

export type PaymentRow = typeof paymentTable.$inferSelect
export type BankPaymentRow = typeof bankPaymentTable.$inferSelect
