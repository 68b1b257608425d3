import { type PageContext, PageError, PageRedirect } from '#src/app/page.ts'
import { pageQuery } from '#src/app/page-query.ts'
import { ApiError } from '#src/contract/api.ts'
import { type ListQuery, listPath, readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { feedPath } from './feed-path.ts'

export const feeds = (ctx: PageContext) => pageQuery(ctx, ['feeds'], () => ctx.api.findFeeds())

/** A source with the rows of the address, or the first ones. */
export function feed(ctx: PageContext, id: string, query: ListQuery<typeof FEED_ROWS> = readList(FEED_ROWS, {})) {
  return pageQuery(ctx, ['feed', id, query], async () => {
    try {
      const detail = await ctx.api.getFeed(id, query)
      if (detail.items.length === 0 && query.page > 1)
        throw new PageRedirect(listPath(FEED_ROWS, feedPath(detail.source.id), { ...query, page: 1 }))
      return detail
    } catch (error) {
      // Others' feeds are not found.
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, ctx.intl.t('feed.source.missing'))
      throw error
    }
  })
}
