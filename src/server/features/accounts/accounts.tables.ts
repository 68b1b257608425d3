import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '../../../contract/locales.ts'
import type { Role } from '../../../contract/roles.ts'

export const accountTable = sqliteTable('account', {
  id: text('id').primaryKey(),
  email: text('email').notNull(),
  passwordHash: text('password_hash'),
  role: text('role').$type<Role>().notNull(),
  language: text('language').$type<LocaleCode>().notNull(),
  emailVerifiedAt: integer('email_verified_at'),
  referredBy: text('referred_by'),
  attribution: text('attribution'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const sessionTable = sqliteTable('session', {
  tokenHash: text('token_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  userAgent: text('user_agent'),
  createdAt: integer('created_at').notNull(),
  lastSeenAt: integer('last_seen_at').notNull(),
  idleExpiresAt: integer('idle_expires_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export const securityEventTable = sqliteTable('security_event', {
  id: text('id').primaryKey(),
  accountId: text('account_id'),
  actorId: text('actor_id'),
  kind: text('kind').$type<SecurityEventKind>().notNull(),
  detail: text('detail'),
  createdAt: integer('created_at').notNull(),
})

export type SecurityEventKind =
  | 'registered'
  | 'signed-in'
  | 'sign-in-failed'
  | 'signed-out'
  | 'role-chosen'
  | 'password-rehashed'
export type AccountRow = typeof accountTable.$inferSelect
export type SessionRow = typeof sessionTable.$inferSelect
