import { articlePath } from '#src/contract/article/article.ts'
import type { Article } from '#src/contract/article/schemas.ts'
import type { AppIntl } from '#src/i18n/intl.ts'

/** Returns the breadcrumbs of an article. */
export const createArticleCrumbs = (article: Article, { t }: Pick<AppIntl, 't'>) => [
  { name: t('article.title.all'), path: '/blog' },
  { name: t(`article.tab.${article.category}`), path: `/blog/${article.category}` },
  { name: article.title, path: articlePath(article) },
]
