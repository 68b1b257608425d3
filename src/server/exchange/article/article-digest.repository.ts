import { and, asc, desc, eq, gt, lte, min } from 'drizzle-orm'
import type { ArticleCategory } from '#src/contract/article/article.ts'
import type { DigestPeriod } from '#src/server/people/digest/digest-source.ts'
import type { Database } from '#src/server/platform/database.ts'
import { articleTable } from './article.tables.ts'

const isAfter = (category: ArticleCategory, after: number) =>
  and(eq(articleTable.category, category), gt(articleTable.publishedAt, after))

/** When the first article of a category after an instant was published, or will be. */
export async function findFirstArticle(
  db: Database,
  category: ArticleCategory,
  after: number,
): Promise<number | undefined> {
  const found = await db
    .select({ first: min(articleTable.publishedAt) })
    .from(articleTable)
    .where(isAfter(category, after))
    .get()
  return found?.first ?? undefined
}

/** The ids of the articles of a period, newest first. */
export async function findNewArticles(
  db: Database,
  category: ArticleCategory,
  { after, until }: DigestPeriod,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .select({ id: articleTable.id })
    .from(articleTable)
    .where(and(isAfter(category, after), lte(articleTable.publishedAt, until)))
    .orderBy(desc(articleTable.publishedAt), asc(articleTable.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}
