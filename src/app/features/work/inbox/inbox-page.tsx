import { definePage, type PageContext } from '#src/app/page.ts'
import { type PageQueries, partOf } from '#src/app/page-query.ts'
import { type InboxData, InboxView } from './inbox-view.tsx'
import {
  askedWords,
  firstQuery,
  foundMessages,
  inboxSettings,
  readRecipient,
  serviceTalks,
  sideOf,
  threadIdOf,
  threadList,
  threadQuery,
} from './queries.ts'
import { inboxAction } from './write/actions.ts'

/** The pane and the list are fetched together; the list is optional then. */
function queriesOf(ctx: PageContext): PageQueries<InboxData> {
  // Only the two sides read messages, no admin who acts for one of them.
  if (ctx.session?.impersonator) return {}
  const talks = sideOf(ctx) === 'seaman' ? { talks: partOf(serviceTalks(ctx)) } : {}
  const list = { list: partOf(threadList(ctx)), ...talks }
  const found = askedWords(ctx) ? { found: partOf(foundMessages(ctx)) } : {}
  const threadId = threadIdOf(ctx)
  if (threadId) return { ...list, ...found, thread: threadQuery(ctx, threadId) }
  const to = readRecipient(ctx)
  if (to) return { ...list, first: firstQuery(ctx, to) }
  if (ctx.search.view === 'settings') return { ...list, settings: partOf(inboxSettings(ctx)) }
  return { ...list, ...found }
}

/** Messages between seafarers and companies, the same page for both sides. */
export const inboxPage = definePage<InboxData>({
  queries: queriesOf,
  head: (_data, { intl }) => ({ title: intl.t('inbox.title') }),
  Component: InboxView,
  action: inboxAction,
})
