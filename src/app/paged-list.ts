import { readPage } from '../contract/http/paging.ts'
import { withQuery } from '../contract/http/with-query.ts'
import { type PageContext, PageRedirect } from './page.ts'
import { type PageQuery, pageQuery } from './page-query.ts'

type PathFor = (page?: number) => string
type Paged = { items: readonly unknown[]; page: number }

/** Returns the address of a page of a list; the first page is the path. */
export const pagePaths =
  (path: string): PathFor =>
  (page = 1) =>
    withQuery(path, { page: page === 1 ? undefined : page })

/** Returns the page of a list that the address selects; beyond the last page it redirects to the first. */
export function pagedQuery<List extends Paged>(
  ctx: PageContext,
  key: readonly string[],
  pathFor: PathFor,
  ask: (query: { page: number }) => Promise<List>,
): PageQuery<List> {
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, [...key, page], async () => {
    const list = await ask({ page })
    if (list.items.length === 0 && list.page > 1) throw new PageRedirect(pathFor())
    return list
  })
}
