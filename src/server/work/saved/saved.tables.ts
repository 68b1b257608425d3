import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { Alert } from '#src/contract/saved/saved-search.ts'

export const savedVacancyTable = sqliteTable(
  'saved_vacancy',
  {
    seamanId: text('seaman_id').notNull(),
    vacancyId: text('vacancy_id').notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.seamanId, table.vacancyId] })],
)

export const savedSearchTable = sqliteTable('saved_search', {
  id: text('id').primaryKey(),
  seamanId: text('seaman_id').notNull(),
  /** The normalised query of the list, without order and page. */
  query: text('query').notNull(),
  alert: text('alert').$type<Alert>().notNull(),
  /** When it runs next; null without alerts. */
  alertAt: integer('alert_at'),
  /** Vacancies public by then were reported, or seen when it was saved. */
  toldUntil: integer('told_until').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
