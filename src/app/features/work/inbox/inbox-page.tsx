import { definePage, type PageContext } from '#src/app/page.ts'
import { type PageQueries, partOf } from '#src/app/page-query.ts'
import { type InboxData, InboxView } from './inbox-view.tsx'
import {
  askedWords,
  firstQuery,
  foundMessages,
  inboxSettings,
  readRecipient,
  threadIdOf,
  threadList,
  threadQuery,
} from './queries.ts'
import { inboxAction } from './write/actions.ts'

/** What is in the pane beside the list is asked for with it: of the two the list is what the page can stand without. */
function queriesOf(ctx: PageContext): PageQueries<InboxData> {
  // Letters are read by the two sides alone, and by no admin who acts for one of them.
  if (ctx.session?.impersonator) return {}
  const list = { list: partOf(threadList(ctx)) }
  const found = askedWords(ctx) ? { found: partOf(foundMessages(ctx)) } : {}
  const threadId = threadIdOf(ctx)
  if (threadId) return { ...list, ...found, thread: threadQuery(ctx, threadId) }
  const to = readRecipient(ctx)
  if (to) return { ...list, first: firstQuery(ctx, to) }
  if (ctx.search.view === 'settings') return { ...list, settings: partOf(inboxSettings(ctx)) }
  return { ...list, ...found }
}

/** Letters between seafarers and companies, the same for both sides. */
export const inboxPage = definePage<InboxData>({
  queries: queriesOf,
  head: (_data, { intl }) => ({ title: intl.t('inbox.title') }),
  Component: InboxView,
  action: inboxAction,
})
