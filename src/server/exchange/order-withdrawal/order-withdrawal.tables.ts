import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MinorUnits } from '#src/domain/money/amount.ts'

/** How the buyer withdrew: on a page of the account, or by a mailed link. */
export type WithdrawalWay = 'account' | 'link'

/** Orders from which the buyer withdrew; amounts are in the currency of the order. */
export const orderWithdrawalTable = sqliteTable('order_withdrawal', {
  orderId: text('order_id').primaryKey(),
  /** When the buyer confirmed it. */
  at: integer('at').notNull(),
  way: text('way').$type<WithdrawalWay>().notNull(),
  /** What remains charged for what was delivered. */
  charged: integer('charged').$type<MinorUnits>().notNull(),
  /** What returned to the balance, and to the bonus. */
  balance: integer('balance').$type<MinorUnits>().notNull(),
  bonus: integer('bonus').$type<MinorUnits>().notNull(),
  /** The part of what returned that had been charged before. */
  refund: integer('refund').$type<MinorUnits>().notNull(),
})

/** Mailed links that open the withdrawal from an order without an account. */
export const orderWithdrawalLinkTable = sqliteTable('order_withdrawal_link', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  accountId: text('account_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  /** When it was requested, which is what counts for the time for withdrawal. */
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export type OrderWithdrawalRow = typeof orderWithdrawalTable.$inferSelect
export type WithdrawalLinkRow = typeof orderWithdrawalLinkTable.$inferSelect
