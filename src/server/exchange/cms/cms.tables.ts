import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { LocaleCode } from '#src/domain/locales.ts'

export const pageTable = sqliteTable('page', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const pageTextTable = sqliteTable(
  'page_text',
  {
    pageId: text('page_id').notNull(),
    language: text('language').$type<LocaleCode>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.pageId, table.language] })],
)
