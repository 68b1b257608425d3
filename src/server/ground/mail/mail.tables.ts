import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { NotificationKind } from '#src/contract/setting/notifications.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import type { MailKind } from './mail-kinds.ts'

/** What a mail says beside its fixed words, read when it is sent. */
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
  /** Where it goes instead of to the account's address of then; forgotten once it has left. */
  address: text('address'),
  /** Of a recipient without an account; the others' is asked for when it is sent. */
  language: text('language').$type<LocaleCode>(),
  payload: text('payload', { mode: 'json' }).$type<MailPayload>().notNull(),
  /** The kind that the recipient may decline; null is always sent. */
  notification: text('notification').$type<NotificationKind>(),
  /** Whom it tells of, where that is not the recipient. */
  aboutAccountId: text('about_account_id'),
  /** Waits for an address to be confirmed; the database lets it go. */
  held: integer('held', { mode: 'boolean' }).notNull().default(false),
  status: text('status').$type<'waiting' | 'sent' | 'failed'>().notNull().default('waiting'),
  attempts: integer('attempts').notNull().default(0),
  lastError: text('last_error'),
  createdAt: integer('created_at').notNull(),
  sentAt: integer('sent_at'),
})

/** Addresses without an account that were written to because someone asked for it, by digest. */
export const strangerTable = sqliteTable('stranger', {
  digest: text('digest').primaryKey(),
  writtenAt: integer('written_at').notNull(),
  /** When its reader said that nothing may come any more. */
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
