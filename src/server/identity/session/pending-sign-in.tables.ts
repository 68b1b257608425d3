import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Factor } from '#src/contract/audit/security.ts'

export type FirstFactor = Exclude<Factor, 'passkey'>

export const pendingSignInTable = sqliteTable('pending_sign_in', {
  ownerHash: text('owner_hash').primaryKey(),
  accountId: text('account_id').notNull(),
  factor: text('factor').$type<FirstFactor>().notNull(),
  expiresAt: integer('expires_at').notNull(),
  actFor: text('act_for'),
  actReason: text('act_reason'),
})

/** The impersonation that an admin requested at sign-in: user and reason. */
export type ActingRequest = { userId: string; reason: string | undefined }
