import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Digest, InboxSide } from '#src/contract/inbox/inbox.ts'

export const inboxThreadTable = sqliteTable('inbox_thread', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  organisationId: text('organisation_id').notNull(),
  vacancyId: text('vacancy_id'),
  /** The organisation wrote to a card of the crew list and does not know the person. */
  toCard: integer('to_card', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
  lastNumber: integer('last_number').notNull().default(0),
  position: integer('position').notNull(),
  seamanChange: integer('seaman_change').notNull(),
  organisationChange: integer('organisation_change').notNull(),
  seamanRead: integer('seaman_read').notNull().default(0),
  organisationRead: integer('organisation_read').notNull().default(0),
  /** The read mark that the other side may see. */
  seamanShown: integer('seaman_shown').notNull().default(0),
  organisationShown: integer('organisation_shown').notNull().default(0),
  seamanUnread: integer('seaman_unread').notNull().default(0),
  organisationUnread: integer('organisation_unread').notNull().default(0),
  seamanUnreadAt: integer('seaman_unread_at'),
  organisationUnreadAt: integer('organisation_unread_at'),
})

export const inboxMessageTable = sqliteTable('inbox_message', {
  id: text('id').primaryKey(),
  threadId: text('thread_id').notNull(),
  seamanId: text('seaman_id').notNull(),
  organisationId: text('organisation_id').notNull(),
  number: integer('number').notNull(),
  side: text('side').$type<InboxSide>().notNull(),
  /** The author; null once erased. */
  accountId: text('account_id'),
  /** The idempotency key of the sender's page. */
  sentAs: text('sent_as').notNull(),
  /** Sealed. */
  words: text('words').notNull(),
  createdAt: integer('created_at').notNull(),
  deliveredAt: integer('delivered_at'),
})

/** The id is that of the upload, so that it exists once. */
export const inboxFileTable = sqliteTable('inbox_file', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  /** The stored file. */
  fileId: text('file_id').notNull(),
  /** Null before it is sent. */
  messageId: text('message_id'),
  createdAt: integer('created_at').notNull(),
  /** The sender's file name, encrypted like text; null if there is none. */
  name: text('name'),
})

export const inboxBlockTable = sqliteTable(
  'inbox_block',
  {
    seamanId: text('seaman_id').notNull(),
    organisationId: text('organisation_id').notNull(),
    /** The blocking side. */
    side: text('side').$type<InboxSide>().notNull(),
    /** An organisation that blocked a card has not blocked the person, who may be known to it separately. */
    toCard: integer('to_card', { mode: 'boolean' }).notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seamanId, table.organisationId, table.side, table.toCard] })],
)

export const inboxChoiceTable = sqliteTable('inbox_choice', {
  accountId: text('account_id').primaryKey(),
  readMarks: integer('read_marks', { mode: 'boolean' }).notNull().default(true),
  typing: integer('typing', { mode: 'boolean' }).notNull().default(true),
  digest: text('digest').$type<Digest>().notNull().default('hour'),
  /** When the last digest was sent. */
  digestedAt: integer('digested_at'),
})
