import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { MailKind } from './mail-kinds.ts'

/** Values of a mail, read when it is sent. */
export type MailPayload = Record<string, string | number | null>

export const outboxTable = sqliteTable('outbox', {
  id: text('id').primaryKey(),
  cause: text('cause').notNull(),
  kind: text('kind').$type<MailKind>().notNull(),
  /** Null for mail to the members of an organisation, and for a recipient without an account, who has an address and a language instead. */
  accountId: text('account_id'),
  /** Each of its members gets a separate row. */
  organisationId: text('organisation_id'),
  /** The organisation's row that this row was created from. */
  parentId: text('parent_id'),
  /** An address other than the account's; removed after sending. */
  address: text('address'),
  /** The language of a recipient without an account; for others it is read when the mail is sent. */
  language: text('language').$type<LocaleCode>(),
  payload: text('payload', { mode: 'json' }).$type<MailPayload>().notNull(),
  /** The kind that the recipient may decline; null is always sent. */
  notification: text('notification').$type<NotificationKind>(),
  /** The account that the mail is about, if it is not the recipient. */
  aboutAccountId: text('about_account_id'),
  /** Held until an address is confirmed; a trigger releases it. */
  held: integer('held', { mode: 'boolean' }).notNull().default(false),
  status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: integer('created_at').notNull(),
  sentAt: integer('sent_at'),
})

/** Digests of addresses without an account that received a mail at a user's request. */
export const strangerTable = sqliteTable('stranger', {
  digest: text('digest').primaryKey(),
  writtenAt: integer('written_at').notNull(),
  /** When the reader declined all further mail. */
  refusedAt: integer('refused_at'),
})

export const sentMailTable = sqliteTable('sent_mail', {
  outboxId: text('outbox_id').primaryKey(),
  recipient: text('recipient').notNull(),
  language: text('language').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: integer('sent_at').notNull(),
})
