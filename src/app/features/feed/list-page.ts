import type { FeedSourceList } from '../../../contract/schemas/feed.ts'
import { definePage } from '../../page.ts'
import { listAction } from './actions.ts'
import { FeedList } from './feed-list.tsx'

export const feedListPage = definePage<FeedSourceList>({
  load: ({ api }) => api.findFeeds(),
  head: (_data, { intl }) => ({ title: intl.t('feed.list.title') }),
  Component: FeedList,
  action: listAction,
})
