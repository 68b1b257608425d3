import { definePage } from '#src/app/page.ts'
import type { FeedSourceList } from '#src/contract/schemas/feed.ts'
import { listAction } from './actions.ts'
import { FeedList } from './feed-list.tsx'

export const feedListPage = definePage<FeedSourceList>({
  load: ({ api }) => api.findFeeds(),
  head: (_data, { intl }) => ({ title: intl.t('feed.list.title') }),
  Component: FeedList,
  action: listAction,
})
