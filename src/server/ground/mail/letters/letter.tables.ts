import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MailStream } from '#src/server/platform/mail/mailer.ts'
import type { LetterRowState } from './letter-states.ts'

/** A letter of the subscribed stream, from its claim on. */
export const letterTable = sqliteTable('letter', {
  id: text('id').primaryKey(),
  /** The domain that sends it and gets its events. */
  source: text('source').notNull(),
  /** The organisation that receives it. */
  scope: text('scope'),
  addressDigest: text('address_digest').notNull(),
  /** The mail domain of the address. */
  domain: text('domain').notNull(),
  /** The provider's id. */
  messageId: text('message_id'),
  state: text('state').$type<LetterRowState>().notNull(),
  at: integer('at').notNull(),
  eventAt: integer('event_at'),
  /** Why the provider did not accept it, or why its fate is unknown; without the address. */
  error: text('error'),
})

/** Letters that do not leave the machine. */
export const keptLetterTable = sqliteTable('kept_letter', {
  letterId: text('letter_id').primaryKey(),
  recipient: text('recipient').notNull(),
  subject: text('subject').notNull(),
  text: text('text').notNull(),
  html: text('html').notNull(),
  sentAt: integer('sent_at').notNull(),
})

export type SuppressionReason = 'bounced' | 'complained' | 'provider' | 'asked'

/** Addresses to which a stream sends nothing. */
export const mailSuppressionTable = sqliteTable(
  'mail_suppression',
  {
    stream: text('stream').$type<MailStream>().notNull(),
    addressDigest: text('address_digest').notNull(),
    /** An organisation whose letters are meant; empty for all mail of the stream. */
    scope: text('scope').notNull().default(''),
    reason: text('reason').$type<SuppressionReason>().notNull(),
    at: integer('at').notNull(),
    /** Null has no end. */
    until: integer('until'),
  },
  (table) => [primaryKey({ columns: [table.stream, table.addressDigest, table.scope] })],
)

/** `complaint`: the first one about the scope. `complaints`: too many of the stream. */
export type PauseReason = 'complaint' | 'complaints' | 'admin'

/** Letters that are held. */
export const mailPauseTable = sqliteTable(
  'mail_pause',
  {
    stream: text('stream').$type<'subscribed'>().notNull(),
    /** An organisation; empty for the whole stream. */
    scope: text('scope').notNull().default(''),
    reason: text('reason').$type<PauseReason>().notNull(),
    at: integer('at').notNull(),
    /** When the mails to admins were written. */
    alarmedAt: integer('alarmed_at'),
  },
  (table) => [primaryKey({ columns: [table.stream, table.scope] })],
)

/** Pace by the mail domain of recipients. */
export const letterDomainTable = sqliteTable('letter_domain', {
  domain: text('domain').primaryKey(),
  firstAt: integer('first_at').notNull(),
  /** Until when its letters are booked, ms. */
  bookedUntil: integer('booked_until').notNull(),
})
