import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** A link to a CV. Only digests of its secret and PIN are stored; `masks` are names joined by spaces. */
export const cvShareTable = sqliteTable('cv_share', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  secretHash: text('secret_hash').notNull(),
  label: text('label').notNull(),
  pinHash: text('pin_hash'),
  masks: text('masks').notNull(),
  views: integer('views').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  revokedAt: integer('revoked_at'),
})

export type CvShareRow = typeof cvShareTable.$inferSelect

export const cvShareViewTable = sqliteTable('cv_share_view', {
  id: text('id').primaryKey(),
  shareId: text('share_id').notNull(),
  country: text('country'),
  browser: text('browser'),
  seenAt: integer('seen_at').notNull(),
  /** A keyed digest of link and browser. */
  viewerHash: text('viewer_hash').notNull(),
})
