import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core'

/** Countries whose law allows companies to ask for nationalities. */
export const nationalityLawTable = sqliteTable('nationality_law', {
  id: text('id').primaryKey(),
  country: text('country').notNull(),
  /** First and last date. */
  from: text('from_day').notNull(),
  until: text('until_day'),
  source: text('source').notNull(),
  enteredBy: text('entered_by').notNull(),
  enteredAt: integer('entered_at').notNull(),
  /** Who ended it early, and when. */
  endedBy: text('ended_by'),
  endedAt: integer('ended_at'),
})

export type NationalityLawRow = typeof nationalityLawTable.$inferSelect
