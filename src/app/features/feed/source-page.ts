import { definePage } from '#src/app/page.ts'
import type { FeedDetail } from '#src/contract/schemas/feed.ts'
import { sourceAction } from './actions.ts'
import { readRowQuery } from './feed-path.ts'
import { FeedSourceView } from './feed-source.tsx'
import { feed } from './queries.ts'

export const feedSourcePage = definePage<{ feed: FeedDetail }>({
  queries: (ctx) => ({ feed: feed(ctx, ctx.params.id ?? '', readRowQuery(ctx.search)) }),
  head: ({ feed: { source } }, { intl }) => ({ title: intl.t('feed.source.page-title', { name: source.name }) }),
  Component: FeedSourceView,
  action: sourceAction,
})
