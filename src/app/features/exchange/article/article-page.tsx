import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { findOrNotFound } from '#src/app/not-found.ts'
import { definePage, type PageContext, type PageHead, PageRedirect } from '#src/app/page.ts'
import { renderMarkdown } from '#src/app/ui/markdown/render-markdown.ts'
import { articlePath } from '#src/contract/article/article.ts'
import { createArticleCrumbs } from './article-crumbs.ts'
import { createArticleData } from './article-data.ts'
import { type ArticleData, ArticleView } from './article-view.tsx'
import { feedsOf } from './feeds.ts'

/** Loads an article; under another category it redirects. */
export async function loadArticle(ctx: PageContext): Promise<ArticleData> {
  const { category = '', slug = '' } = ctx.params
  const article = await findOrNotFound(ctx.api.getArticle(category, slug), ctx)
  if (article.category !== category) throw new PageRedirect(articlePath(article), { permanent: true })
  return { article, text: renderMarkdown(article.body, { locale: ctx.locale, language: article.language }) }
}

export function createArticleHead({ article }: ArticleData, ctx: PageContext): PageHead {
  const crumbs = createBreadcrumbList(createArticleCrumbs(article, ctx.intl), ctx)
  return {
    title: article.title,
    description: article.description,
    type: 'article',
    picture: { path: article.picture, alt: article.title },
    languages: article.languages,
    feeds: feedsOf(article.category, ctx.intl),
    jsonLd: article.language === ctx.locale ? [createArticleData(article, ctx), crumbs] : [],
  }
}

export const articlePage = definePage<ArticleData>({
  load: loadArticle,
  head: createArticleHead,
  Component: ArticleView,
})
