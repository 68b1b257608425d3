import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { UpdateKind } from '#src/contract/site-update/list.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

/** What admins write to everybody who wants it. */
export const siteUpdateTable = sqliteTable('site_update', {
  id: text('id').primaryKey(),
  kind: text('kind').$type<UpdateKind>().notNull(),
  /** The page to which the mail links. */
  path: text('path').notNull(),
  version: integer('version').notNull().default(1),
  /** Null for a draft; unique for each kind. */
  publishedAt: integer('published_at'),
  stoppedAt: integer('stopped_at'),
  /** Mails that were written. */
  letters: integer('letters').notNull().default(0),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const siteUpdateTextTable = sqliteTable(
  'site_update_text',
  {
    updateId: text('update_id').notNull(),
    language: text('language').$type<LocaleCode>().notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.updateId, table.language] })],
)

export type SiteUpdateRow = typeof siteUpdateTable.$inferSelect
export type SiteUpdateText = Pick<typeof siteUpdateTextTable.$inferSelect, 'language' | 'subject' | 'body'>
