import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { ArticleCategory } from '#src/contract/article/article.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export const articleTable = sqliteTable('article', {
  id: text('id').primaryKey(),
  slug: text('slug').notNull(),
  category: text('category').$type<ArticleCategory>().notNull(),
  cover: text('cover').notNull(),
  author: text('author').notNull(),
  /** Null for a draft; one in the future is not public yet. */
  publishedAt: integer('published_at'),
  createdAt: integer('created_at').notNull(),
  updatedAt: integer('updated_at').notNull(),
})

export const articleTextTable = sqliteTable(
  'article_text',
  {
    articleId: text('article_id').notNull(),
    language: text('language').$type<LocaleCode>().notNull(),
    title: text('title').notNull(),
    description: text('description').notNull(),
    /** The author's position; English if absent. */
    authorRole: text('author_role'),
    tags: text('tags', { mode: 'json' }).$type<string[]>().notNull().default([]),
    minutes: integer('minutes').notNull(),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
    body: text('body').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.language] })],
)
