import { type PageContext, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { withQuery } from '#src/contract/addresses.ts'
import { readPage } from '#src/contract/paging.ts'

export const contestsPath = (page = 1): string => withQuery('/admin/contests', { page: page === 1 ? undefined : page })

/** What seafarers contest, for admins. */
export function contests(ctx: PageContext) {
  const page = readPage(ctx.search.page)
  return pageQuery(ctx, ['contests', page], async () => {
    const list = await ctx.api.listContests({ page })
    if (list.items.length === 0 && list.page > 1) throw new PageRedirect(contestsPath())
    return list
  })
}
