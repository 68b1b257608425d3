import { and, eq, lte, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { IS_LISTED } from '#src/server/people/company/listed-companies.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import type { Database } from '#src/server/platform/database.ts'
import { articleTable, articleTextTable } from '../article/article.tables.ts'

// The condition uses this alias.
const company = alias(organisationTable, 'c')

/** Data of a company's picture; none for a hidden company. */
export const findCompany = (db: Database, slug: string) =>
  db
    .select({ name: company.name, city: company.city, country: company.country, verified: company.verified })
    .from(company)
    .where(and(sql.raw(IS_LISTED), eq(company.slug, slug)))
    .get()

/** Data of an article's picture: its English title, which every article has. */
export const findArticle = (db: Database, slug: string, now: number) =>
  db
    .select({ category: articleTable.category, cover: articleTable.cover, title: articleTextTable.title })
    .from(articleTable)
    .innerJoin(
      articleTextTable,
      and(eq(articleTextTable.articleId, articleTable.id), eq(articleTextTable.language, 'en')),
    )
    .where(and(eq(articleTable.slug, slug), lte(articleTable.publishedAt, now)))
    .get()
