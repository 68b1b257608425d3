import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'

export const socialIdentityTable = sqliteTable('social_identity', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  provider: text('provider').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email'),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
})

export type SocialIntent = 'sign-in' | 'link' | 'confirm'

export const socialFlowTable = sqliteTable('social_flow', {
  stateHash: text('state_hash').primaryKey(),
  browserHash: text('browser_hash').notNull(),
  provider: text('provider').notNull(),
  intent: text('intent').$type<SocialIntent>().notNull(),
  accountId: text('account_id'),
  language: text('language').$type<LocaleCode>().notNull(),
  redirect: text('redirect'),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export const socialPendingTable = sqliteTable('social_pending', {
  tokenHash: text('token_hash').primaryKey(),
  provider: text('provider').notNull(),
  issuer: text('issuer').notNull(),
  subject: text('subject').notNull(),
  email: text('email').notNull(),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export type SocialFlowRow = typeof socialFlowTable.$inferSelect
export type SocialPendingRow = typeof socialPendingTable.$inferSelect
