import { createBreadcrumbList } from '#src/app/breadcrumb-list.ts'
import { createNotFound } from '#src/app/not-found.ts'
import { definePage, type PageContext, type PageHead } from '#src/app/page.ts'
import { isArticleCategory } from '#src/contract/article/article.ts'
import { readPage } from '#src/contract/http/paging.ts'
import { feedsOf } from './feeds.ts'
import { type ListData, ListView } from './list-view.tsx'

/** Loads articles of one category or all, twelve per page. An invalid page is a 404. */
export async function loadList(ctx: PageContext): Promise<ListData> {
  const { category } = ctx.params
  if (category !== undefined && !isArticleCategory(category)) throw createNotFound(ctx)
  const { page = '1' } = ctx.search
  if (page !== String(readPage(page))) throw createNotFound(ctx)
  const list = await ctx.api.findArticles(category, page === '1' ? {} : { page })
  if (list.items.length === 0 && list.page > 1) throw createNotFound(ctx)
  return { ...list, category }
}

export function createListHead({ category, page }: ListData, ctx: PageContext): PageHead {
  const { t } = ctx.intl
  const title = t(`article.title.${category ?? 'all'}`)
  const crumbs = [
    { name: t('article.title.all'), path: '/blog' },
    ...(category ? [{ name: title, path: `/blog/${category}` }] : []),
  ]
  return {
    title: page > 1 ? t('ui.pager.title', { title, page }) : title,
    description: t(`article.description.${category ?? 'all'}`),
    feeds: feedsOf(category, ctx.intl),
    jsonLd: [createBreadcrumbList(crumbs, ctx)],
  }
}

export const listPage = definePage<ListData>({ load: loadList, head: createListHead, Component: ListView })
