import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/contract/article/article.ts'
import type { DigestSource } from '#src/server/people/digest/digest-source.ts'
import { findFirstArticle, findNewArticles } from './article-digest.repository.ts'

/** The list behind the mail's link shows the rest. */
const MAX_IN_DIGEST = 10

const KINDS = { seaman: 'article_seaman_updates', company: 'article_company_updates' } as const

/** New articles of a category. */
const createDigest = (category: ArticleCategory): DigestSource => ({
  kind: KINDS[category],
  mail: 'article-digest',
  findFirst: ({ db }, after) => findFirstArticle(db, category, after),
  collect: async ({ db }, _reader, period) => {
    const ids = await findNewArticles(db, category, period, MAX_IN_DIGEST)
    return ids.length > 0 ? { payload: { category, ids: ids.join(' ') } } : undefined
  },
})

export const articleDigests: readonly DigestSource[] = ARTICLE_CATEGORIES.map(createDigest)
