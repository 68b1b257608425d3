import { ARTICLE_CATEGORIES, type ArticleCategory } from '#src/contract/article/article.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

const TITLES = { seaman: 'edge.feed.blog-seaman', company: 'edge.feed.blog-company' } as const

export const feedPath = (category: ArticleCategory): string => `/feed/blog/${category}.xml`

/** Returns the feeds of a page: of its category, or of all. */
export const feedsOf = (category: ArticleCategory | undefined, { t }: Pick<AppIntl, 't'>) =>
  (category ? [category] : ARTICLE_CATEGORIES).map((one) => ({ title: t(TITLES[one]), path: feedPath(one) }))
