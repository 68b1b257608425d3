import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Names of admins who fulfil orders, as seafarers see them. */
export const servicePersonTable = sqliteTable('service_person', {
  accountId: text('account_id').primaryKey(),
  name: text('name').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

/** Files of an ordered form. */
export const serviceFileTable = sqliteTable('service_file', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** The seafarer, whose key encrypts the file. */
  accountId: text('account_id').notNull(),
  fileId: text('file_id').notNull(),
  /** `form`: sent by the seafarer. `filled`: by the person who fulfils the order. */
  kind: text('kind').$type<'form' | 'filled'>().notNull(),
  /** Encrypted; null without a name. */
  name: text('name'),
  createdAt: integer('created_at').notNull(),
  /** Null before a filled form is delivered. */
  sentAt: integer('sent_at'),
})

/** What the seafarer and the team write to each other about an order. */
export const serviceMessageTable = sqliteTable('service_message', {
  id: text('id').primaryKey(),
  orderId: text('order_id').notNull(),
  /** The seafarer, whose key encrypts the words. */
  accountId: text('account_id').notNull(),
  side: text('side').$type<'seaman' | 'team'>().notNull(),
  /** Who wrote it for the team; null for the seafarer. */
  authorId: text('author_id'),
  kind: text('kind').$type<'message' | 'correction'>().notNull(),
  words: text('words').notNull(),
  sentAs: text('sent_as').notNull(),
  createdAt: integer('created_at').notNull(),
  readAt: integer('read_at'),
  /** When the seafarer was mailed about it. */
  mailedAt: integer('mailed_at'),
})

export type ServiceFileRow = typeof serviceFileTable.$inferSelect
export type ServiceMessageRow = typeof serviceMessageTable.$inferSelect
