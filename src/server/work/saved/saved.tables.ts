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
  /** Of the address of its list, in the fixed order, without order and page. */
  query: text('query').notNull(),
  alert: text('alert').$type<Alert>().notNull(),
  /** When it is looked at next; null where nothing is told. */
  alertAt: integer('alert_at'),
  /** Vacancies that were public by then are told, or were seen when it was saved. */
  toldUntil: integer('told_until').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})
