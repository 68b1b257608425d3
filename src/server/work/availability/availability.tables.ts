import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { FreeAnswer } from '#src/contract/availability/availability.ts'

/** The last question to each seafarer. */
export const stillFreeTable = sqliteTable('still_free', {
  seamanId: text('seaman_id').primaryKey(),
  id: text('id').notNull(),
  secretHash: text('secret_hash').notNull(),
  /** The date in question. */
  readyFrom: text('ready_from').notNull(),
  /** Unanswered questions before it. */
  unanswered: integer('unanswered').notNull(),
  createdAt: integer('created_at').notNull(),
  expiresAt: integer('expires_at').notNull(),
  answer: text('answer').$type<FreeAnswer>(),
  answeredAt: integer('answered_at'),
})

export type StillFreeRow = typeof stillFreeTable.$inferSelect
