import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ConsentKind } from '#src/contract/data-right/data-right.ts'

/** Consents; append-only. */
export const consentEventTable = sqliteTable('consent_event', {
  id: text('id').primaryKey(),
  accountId: text('account_id').notNull(),
  kind: text('kind').$type<ConsentKind>().notNull(),
  version: text('version').notNull(),
  given: integer('given', { mode: 'boolean' }).notNull(),
  createdAt: integer('created_at').notNull(),
})

/** Referrals; written by triggers. */
export const referralTable = sqliteTable('referral', {
  accountId: text('account_id').primaryKey(),
  inviterId: text('inviter_id').notNull(),
  createdAt: integer('created_at').notNull(),
  /** Whether both accounts were signed in with the same browser. */
  sharedDevice: integer('shared_device', { mode: 'boolean' }).notNull().default(false),
})
