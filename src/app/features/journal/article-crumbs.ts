import type { PageContext } from '#src/app/page.ts'
import { articlePath } from '#src/contract/blog.ts'
import type { Article } from '#src/contract/schemas/article.ts'

/** The way to an article. */
export const listCrumbs = (article: Article, { t }: Pick<PageContext['intl'], 't'>) => [
  { name: t('journal.title.all'), path: '/blog' },
  { name: t(`journal.tab.${article.category}`), path: `/blog/${article.category}` },
  { name: article.title, path: articlePath(article) },
]
