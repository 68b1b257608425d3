import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { SuspensionReason } from '#src/contract/company-check/company-check.ts'

/** Suspensions of organisations by admins. At most one of an organisation is open. */
export const suspensionTable = sqliteTable('organisation_suspension', {
  id: text('id').primaryKey(),
  organisationId: text('organisation_id').notNull(),
  reason: text('reason').$type<SuspensionReason>().notNull(),
  /** For the organisation only. */
  note: text('note'),
  /** The facts that the mark vouched for, as JSON; null if the licence was not verified. */
  vouched: text('vouched'),
  suspendedAt: integer('suspended_at').notNull(),
  suspendedBy: text('suspended_by'),
  /** The appeal of the organisation, at most one. */
  appeal: text('appeal'),
  appealedAt: integer('appealed_at'),
  appealedBy: text('appealed_by'),
  /** Why the appeal was rejected. */
  answer: text('answer'),
  answeredAt: integer('answered_at'),
  restoredAt: integer('restored_at'),
  restoredBy: text('restored_by'),
  /** The last notified applicant, in the order of their ids; null when all were notified. */
  notifiedAfter: text('notified_after'),
})

export type SuspensionRow = typeof suspensionTable.$inferSelect
