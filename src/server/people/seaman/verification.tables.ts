import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { RefusalReason, VerificationState } from '#src/contract/verification/verification.ts'

/** The verification of a seafarer by an admin; `verified-mark.ts` decides whether it is still valid. */
export const verificationTable = sqliteTable('verification', {
  seamanId: text('seaman_id').primaryKey(),
  state: text('state').$type<Exclude<VerificationState, 'expired'>>().notNull(),
  askedAt: integer('asked_at').notNull(),
  decidedAt: integer('decided_at'),
  decidedBy: text('decided_by'),
  reason: text('reason').$type<RefusalReason>(),
  note: text('note'),
  /** Ids of the checked papers. */
  items: text('items', { mode: 'json' }).$type<string[]>().notNull().default([]),
  /** The digest of person and papers at that time. */
  facts: text('facts'),
  recheckOn: text('recheck_on'),
  /** The recheck date of the last reminder. */
  remindedFor: text('reminded_for'),
  /** Increases with each change. */
  version: integer('version').notNull().default(1),
})

export type VerificationRow = typeof verificationTable.$inferSelect

/** Voyages that a company was asked to confirm. */
export const voyageRequestTable = sqliteTable('voyage_request', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  entryId: text('entry_id').notNull(),
  companyId: text('company_id').notNull(),
  /** The digest of the voyage. */
  facts: text('facts').notNull(),
  state: text('state').$type<'asked' | 'confirmed' | 'declined'>().notNull(),
  askedAt: integer('asked_at').notNull(),
  answeredAt: integer('answered_at'),
  answeredBy: text('answered_by'),
})

export type VoyageRequestRow = typeof voyageRequestTable.$inferSelect
