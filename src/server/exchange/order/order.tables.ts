import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Buyer, DocumentTax, Texts } from '#src/contract/billing-document/record.ts'
import type { MinorUnits, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { OrderAct, OrderState, RefundReason } from '#src/domain/order/order-states.ts'

/** Orders, paid from the balance of their holder. */
export const orderTable = sqliteTable('purchase_order', {
  id: text('id').primaryKey(),
  /** By which people refer to it. */
  reference: text('reference').notNull(),
  holderId: text('holder_id').notNull(),
  /** Who placed it, and receives its mails; null once the account is erased. */
  accountId: text('account_id'),
  product: text('product').notNull(),
  /** The buyer as of the order; null once the account is erased. */
  buyer: text('buyer', { mode: 'json' }).$type<Buyer>(),
  currency: text('currency').$type<MoneyCurrency>().notNull(),
  state: text('state').$type<OrderState>().notNull().default('held'),
  priceVersion: integer('price_version').notNull(),
  total: integer('total').$type<MinorUnits>().notNull(),
  charged: integer('charged').$type<MinorUnits>().notNull(),
  refunded: integer('refunded').$type<MinorUnits>().notNull(),
  tax: text('tax', { mode: 'json' }).$type<DocumentTax>().notNull(),
  holdId: text('hold_id').notNull(),
  /** When the hold ends. */
  until: integer('until').notNull(),
  createdAt: integer('created_at').notNull(),
  endedAt: integer('ended_at'),
  version: integer('version').notNull().default(1),
  /** When the buyer asked to begin before the time for withdrawal is over; null if not. */
  beginAskedAt: integer('begin_asked_at'),
  /** The version of the words that the buyer read. */
  beginWording: integer('begin_wording').notNull().default(1),
  /** The use of the discount of the first order; it is deleted when it is returned. Null without it. */
  promoUseId: text('promo_use_id'),
  /** That discount in percent; the discounts of the lines contain it. */
  promoPercent: text('promo_percent'),
})

export const orderLineTable = sqliteTable(
  'order_line',
  {
    orderId: text('order_id').notNull(),
    position: integer('position').notNull(),
    item: text('item').notNull(),
    texts: text('texts', { mode: 'json' }).$type<Texts>().notNull(),
    quantity: integer('quantity').notNull(),
    unitPrice: integer('unit_price').$type<MinorUnits>().notNull(),
    /** In percent. */
    discount: text('discount'),
    delivered: integer('delivered').notNull(),
    charged: integer('charged').$type<MinorUnits>().notNull(),
    refunded: integer('refunded').$type<MinorUnits>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
)

/** What a change concerns: units that were delivered, or what was refunded of a line. */
export type LineChange = { position: number; units: number; amount: MinorUnits }

/** Every change of an order. */
export const orderEventTable = sqliteTable('order_event', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  act: text('act').$type<OrderAct>().notNull(),
  state: text('state').$type<OrderState>().notNull(),
  /** Names the cause; the same cause changes an order once. */
  cause: text('cause').notNull(),
  /** The reference of the entry in the ledger; null if nothing moved. */
  entry: text('entry'),
  amount: integer('amount').$type<MinorUnits>().notNull(),
  lines: text('lines', { mode: 'json' }).$type<LineChange[]>().notNull(),
  /** Of a refund, and of a withdrawal. */
  reason: text('reason').$type<RefundReason>(),
  actorId: text('actor_id'),
  at: integer('at').notNull(),
})

export type OrderRow = typeof orderTable.$inferSelect
export type OrderLineRow = typeof orderLineTable.$inferSelect
export type OrderEventRow = typeof orderEventTable.$inferSelect
