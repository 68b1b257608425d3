import { definePage } from '#src/app/page.ts'
import type { FeedSourceList } from '#src/contract/feed/schemas.ts'
import { listAction } from './actions.ts'
import { FeedList } from './feed-list.tsx'
import { feeds } from './queries.ts'

export const feedListPage = definePage<{ feeds: FeedSourceList }>({
  queries: (ctx) => ({ feeds: feeds(ctx) }),
  head: (_data, { intl }) => ({ title: intl.t('feed.list.title') }),
  Component: FeedList,
  action: listAction,
})
