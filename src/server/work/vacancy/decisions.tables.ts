import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { MODERATION_ACTS, MODERATION_REASONS } from '#src/domain/vacancy/own-vacancy.ts'

/** The last decision of a moderator about a vacancy. */
export const vacancyDecisionTable = sqliteTable('vacancy_decision', {
  vacancyId: text('vacancy_id').primaryKey(),
  act: text('act').$type<(typeof MODERATION_ACTS)[number]>().notNull(),
  reason: text('reason').$type<(typeof MODERATION_REASONS)[number]>(),
  note: text('note'),
  decidedBy: text('decided_by').notNull(),
  decidedAt: integer('decided_at').notNull(),
  /** When it was last rejected or taken down, even if it was approved since. */
  refusedAt: integer('refused_at'),
})

export type DecisionRow = typeof vacancyDecisionTable.$inferSelect
