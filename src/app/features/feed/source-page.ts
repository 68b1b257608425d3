import { definePage, PageError, PageRedirect } from '#src/app/page.ts'
import { ApiError } from '#src/contract/api.ts'
import type { FeedDetail } from '#src/contract/schemas/feed.ts'
import { sourceAction } from './actions.ts'
import { feedPath, readRowQuery } from './feed-path.ts'
import { FeedSourceView } from './feed-source.tsx'

export const feedSourcePage = definePage<FeedDetail>({
  load: async ({ api, params, search, intl }) => {
    try {
      const query = readRowQuery(search)
      const feed = await api.getFeed(params.id ?? '', query)
      if (feed.rows.length === 0 && query.page > 1)
        throw new PageRedirect(feedPath(feed.source.id, { outcome: query.outcome }))
      return feed
    } catch (error) {
      // Whose feed it is stays the owner's business: to others it is not there.
      if (error instanceof ApiError && error.status === 404) throw new PageError(404, intl.t('feed.source.missing'))
      throw error
    }
  },
  head: ({ source }, { intl }) => ({ title: intl.t('feed.source.page-title', { name: source.name }) }),
  Component: FeedSourceView,
  action: sourceAction,
})
