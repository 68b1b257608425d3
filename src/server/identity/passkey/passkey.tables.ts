import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

export const passkeyTable = sqliteTable('passkey', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  credentialId: text('credential_id').notNull(),
  publicKey: text('public_key').notNull(),
  counter: integer('counter').notNull(),
  name: text('name').notNull(),
  synced: integer('synced', { mode: 'boolean' }).notNull(),
  flaggedAt: integer('flagged_at'),
  createdAt: integer('created_at').notNull(),
  lastUsedAt: integer('last_used_at'),
})

export type PasskeyRow = typeof passkeyTable.$inferSelect

/** Purposes of challenges; each is valid for its purpose only. */
export const CEREMONIES = ['register', 'sign-in', 'second-step', 'confirm'] as const
export type Ceremony = (typeof CEREMONIES)[number]

export const passkeyChallengeTable = sqliteTable('passkey_challenge', {
  challengeHash: text('challenge_hash').primaryKey(),
  ownerHash: text('owner_hash').notNull(),
  ceremony: text('ceremony').$type<Ceremony>().notNull(),
  accountId: text('account_id'),
  expiresAt: integer('expires_at').notNull(),
})
