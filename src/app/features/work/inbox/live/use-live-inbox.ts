import { useEffect, useRef } from 'react'
import { answerBecomes } from '#src/app/changes.ts'
import { dispatchUnread } from '#src/app/inbox-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { updateCache } from '#src/app/update-cache.ts'
import type { InboxChanges, InboxList, InboxMessages, InboxThread } from '#src/contract/inbox/schemas.ts'
import { mergeThreads } from '../list/merge-threads.ts'
import { inboxApi, threadIdOf, threadList, threadQuery } from '../queries.ts'
import { mergeMessages } from '../thread/history.ts'
import { follow } from './follow.ts'

/** Reads new messages of the open thread. */
async function readOn(ctx: PageContext, thread: InboxThread, shown: InboxMessages): Promise<InboxMessages> {
  const last = shown.items.at(-1)?.number ?? 0
  if (thread.last.number <= last) return { ...shown, thread }
  const { items, ...rest } = await inboxApi(ctx).readThread(thread.id, { after: last })
  return { ...rest, items: [...mergeMessages(shown.items, items)] }
}

/** Whether a message arrived since the list was fetched; marks and blocks are changes too. */
const hasMore = ({ id, last }: InboxThread, list: InboxList | undefined): boolean =>
  last.number > (list?.items.find((one) => one.id === id)?.last.number ?? 0)

/** Keeps the list, the open thread and the unread count current. `onCome` receives threads with new messages. */
export function useLiveInbox(
  ctx: PageContext,
  after: number | undefined,
  onCome: (threads: readonly InboxThread[]) => void,
) {
  const { hydrated, queries } = useRuntime()
  const latest = useRef({ ctx, onCome })
  latest.current = { ctx, onCome }
  const start = useRef(after)
  start.current ??= after
  const isReady = hydrated && after !== undefined
  useEffect(() => {
    if (!isReady) return
    const take = async ({ threads, unread, next }: InboxChanges) => {
      start.current = next
      dispatchUnread(unread.messages)
      const here = { ...latest.current.ctx, search: {} }
      const before = queries.getQueryData<InboxList>(threadList(here).queryKey)
      updateCache(
        queries,
        answerBecomes(threadList(here), (list) => ({ ...mergeThreads(list, threads), unread })),
      )
      latest.current.onCome(threads.filter((thread) => hasMore(thread, before)))
      const open = threads.find(({ id }) => id === threadIdOf(latest.current.ctx))
      const query = open && threadQuery(here, open.id)
      const shown = query && queries.getQueryData<InboxMessages>(query.queryKey)
      if (!shown) return
      const read = await readOn(here, open, shown)
      updateCache(
        queries,
        answerBecomes(query, () => read),
      )
    }
    const ask = (place: number) => inboxApi(latest.current.ctx).listChanges(place)
    let ending = new AbortController()
    const begin = () => {
      ending.abort()
      ending = new AbortController()
      void follow({ after: start.current ?? 0, ask, take }, ending.signal)
    }
    begin()
    const look = () => document.visibilityState === 'visible' && begin()
    for (const event of ['online', 'pageshow']) addEventListener(event, begin)
    document.addEventListener('visibilitychange', look)
    return () => {
      ending.abort()
      for (const event of ['online', 'pageshow']) removeEventListener(event, begin)
      document.removeEventListener('visibilitychange', look)
    }
  }, [isReady, queries])
}
