import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Days of premium that an admin gave, by the order from which it was done. */
export const premiumExtensionTable = sqliteTable('premium_extension', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  orderId: text('order_id').notNull(),
  days: integer('days').notNull(),
  beginsAt: integer('begins_at').notNull(),
  endsAt: integer('ends_at').notNull(),
  createdAt: integer('created_at').notNull(),
})
