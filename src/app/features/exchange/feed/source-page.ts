import { definePage } from '#src/app/page.ts'
import type { FeedDetail } from '#src/contract/feed/schemas.ts'
import { readList } from '#src/contract/http/describe-list.ts'
import { FEED_ROWS } from '#src/contract/lists.ts'
import { sourceAction } from './actions.ts'
import { FeedSourceView } from './feed-source.tsx'
import { feed } from './queries.ts'

export const feedSourcePage = definePage<{ feed: FeedDetail }>({
  queries: (ctx) => ({ feed: feed(ctx, ctx.params.id ?? '', readList(FEED_ROWS, ctx.search)) }),
  head: ({ feed: { source } }, { intl }) => ({ title: intl.t('feed.source.page-title', { name: source.name }) }),
  Component: FeedSourceView,
  action: sourceAction,
})
