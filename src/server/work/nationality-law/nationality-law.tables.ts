import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Countries whose law lets their companies ask for nationalities. */
export const nationalityLawTable = sqliteTable('nationality_law', {
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  /** Plain dates, the first and the last day. */
  from: text('from_day').notNull(),
  until: text('until_day'),
  source: text('source').notNull(),
  enteredBy: text('entered_by').notNull(),
  enteredAt: integer('entered_at').notNull(),
  /** Who ended it before its day, and when that was entered. */
  endedBy: text('ended_by'),
  endedAt: integer('ended_at'),
})

export type NationalityLawRow = typeof nationalityLawTable.$inferSelect
