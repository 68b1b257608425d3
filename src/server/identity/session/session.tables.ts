import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Factor } from '#src/contract/audit/security.ts'

export const sessionTable = sqliteTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  id: text('id').notNull(),
  accountId: text('account_id').notNull(),
  actorId: text('actor_id'),
  keptSession: text('kept_session'),
  access: text('access').$type<'read' | 'write'>().notNull(),
  factor: text('factor').$type<Factor>().notNull(),
  confirmedAt: integer('confirmed_at').notNull(),
  device: text('device'),
  country: text('country'),
  city: text('city'),
  createdAt: integer('created_at').notNull(),
  lastSeenAt: integer('last_seen_at').notNull(),
  idleExpiresAt: integer('idle_expires_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  /** The number of the newest language choice of this browser. */
  languageOrder: integer('language_order').notNull().default(0),
  /** The organisation of the session. The account may no longer be a member. */
  organisationId: text('organisation_id'),
})

export const replacedSessionTable = sqliteTable('replaced_session', {
  tokenHash: text('token_hash').primaryKey(),
  replacedAt: integer('replaced_at').notNull(),
  /** The digest of the successor; null if the cookie was deleted. */
  successor: text('successor'),
})

export type SessionRow = typeof sessionTable.$inferInsert
