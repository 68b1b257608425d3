import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ShipFacts } from '#src/domain/cv/ship.ts'

export const shipTable = sqliteTable(
  'ship',
  {
    companyId: text('company_id').notNull(),
    /** Seven digits. */
    imo: text('imo').notNull(),
    facts: text('facts', { mode: 'json' }).$type<ShipFacts>().notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.companyId, table.imo] })],
)
