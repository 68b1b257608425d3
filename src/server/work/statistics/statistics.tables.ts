import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ViewSource } from '#src/domain/statistics/view-sources.ts'

/** How often a vacancy was viewed, by day and kind of source. */
export const vacancyViewTable = sqliteTable(
  'vacancy_view',
  {
    companyId: text('company_id').notNull(),
    /** Days since 1970-01-01, UTC. */
    day: integer('day').notNull(),
    vacancyId: text('vacancy_id').notNull(),
    source: text('source').$type<ViewSource>().notNull(),
    views: integer('views').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.day, table.vacancyId, table.source] })],
)
