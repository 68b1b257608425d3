import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Role } from '#src/contract/http/roles.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export const accountTable = sqliteTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  role: text('role').$type<Role>().notNull(),
  language: text('language').$type<LocaleCode>().notNull(),
  /** When the person chose the language; null while it is that of the registration page. */
  languageChosenAt: integer('language_chosen_at'),
  /** Interface locale for formats and control words; null is the language of the page. */
  formats: text('formats'),
  /** Language of mails, if it differs from the account's. */
  mailLanguage: text('mail_language').$type<LocaleCode>(),
  /** An IANA time zone; null while it is unknown. */
  timeZone: text('time_zone'),
  /** The local hour of digests, 0–23. */
  digestHour: integer('digest_hour').notNull().default(9),
  emailVerifiedAt: integer('email_verified_at'),
  referredBy: text('referred_by'),
  attribution: text('attribution'),
  blockedAt: integer('blocked_at'),
  lastSeenAt: integer('last_seen_at'),
  previousVisitAt: integer('previous_visit_at'),
  passkeyHandle: text('passkey_handle'),
  twoStepAt: integer('two_step_at'),
  /** Changes when sessions are ended or sign-in methods change. */
  signInEpoch: integer('sign_in_epoch').notNull().default(0),
  /** Key of the public picture. */
  avatarKey: text('avatar_key'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export type AccountRow = typeof accountTable.$inferSelect
