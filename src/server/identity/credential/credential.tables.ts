import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** The action of a mailed link. */
export type LinkPurpose = 'verify-email' | 'reset-password' | 'change-email' | 'undo-email'

export const credentialLinkTable = sqliteTable('credential_link', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  purpose: text('purpose').$type<LinkPurpose>().notNull(),
  email: text('email').notNull(),
  secretHash: text('secret_hash').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
})

export type LinkRow = typeof credentialLinkTable.$inferSelect
