import { and, asc, desc, eq, gt, lte, min } from 'drizzle-orm'
import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/contract/article/article.ts'
import type { DigestSource } from '#src/server/people/digest/digest-source.ts'
import { articleTable } from './article.tables.ts'

/** The list behind the mail's link shows the rest. */
const MAX_IN_DIGEST = 10

const KINDS = { seaman: 'article_seaman_updates', company: 'article_company_updates' } as const

/** New articles of a category. */
const createDigest = (category: ArticleCategory): DigestSource => ({
  kind: KINDS[category],
  mail: 'article-digest',
  findFirst: async ({ db }, after) => {
    const found = await db
      .select({ first: min(articleTable.publishedAt) })
      .from(articleTable)
      .where(and(eq(articleTable.category, category), gt(articleTable.publishedAt, after)))
      .get()
    return found?.first ?? undefined
  },
  collect: async ({ db }, _reader, { after, until }) => {
    const rows = await db
      .select({ id: articleTable.id })
      .from(articleTable)
      .where(
        and(
          eq(articleTable.category, category),
          gt(articleTable.publishedAt, after),
          lte(articleTable.publishedAt, until),
        ),
      )
      .orderBy(desc(articleTable.publishedAt), asc(articleTable.id))
      .limit(MAX_IN_DIGEST)
    return rows.length > 0 ? { payload: { category, ids: rows.map(({ id }) => id).join(' ') } } : undefined
  },
})

export const articleDigests: readonly DigestSource[] = ARTICLE_CATEGORIES.map(createDigest)
