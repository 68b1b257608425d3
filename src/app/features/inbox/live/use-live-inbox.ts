import { useEffect, useRef } from 'react'
import { answerBecomes } from '#src/app/changes.ts'
import { hearNews, isLive, LIVE_MARK, tellUnread } from '#src/app/inbox-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { takeKnown } from '#src/app/take-known.ts'
import { ConnectionError } from '#src/contract/api-error.ts'
import type { InboxChanges, InboxMessages, InboxThread } from '#src/contract/schemas/inbox.ts'
import { mergeThreads } from '../list/merge-threads.ts'
import { inboxApi, threadIdOf, threadList, threadQuery } from '../queries.ts'
import { mergeMessages } from '../thread/history.ts'

/** Until it is tried again when nobody was reached, ms. */
const AGAIN = 5000
/** A line may be gone without anybody saying so, ms. */
const LONGEST_SILENCE = 60_000

/** Ends when the line tells something or is lost, or when it has been silent for long. */
function waitForNews(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      stop()
      lost.disconnect()
      clearTimeout(timer)
      done()
    }
    const stop = hearNews(({ kind }) => kind !== 'inbox-typing' && end())
    const lost = new MutationObserver(() => !isLive() && end())
    lost.observe(document.documentElement, { attributeFilter: [LIVE_MARK] })
    const timer = setTimeout(end, LONGEST_SILENCE)
    signal.addEventListener('abort', end)
  })
}

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, milliseconds)
    signal.addEventListener('abort', () => done())
  })

/** Nobody is told of messages while nobody looks, unless they asked to be. */
const mayListen = (): boolean =>
  document.visibilityState === 'visible' || globalThis.Notification?.permission === 'granted'

type Follow = { after: number; ask: (after: number) => Promise<InboxChanges>; take: (changes: InboxChanges) => unknown }

/** Asks for what changed: a request is held until something does, and none is made while a line stands that would tell. */
async function follow({ after, ask, take }: Follow, signal: AbortSignal): Promise<void> {
  let place = after
  while (!signal.aborted && mayListen()) {
    try {
      const changes = await ask(place)
      if (signal.aborted) return
      place = changes.next
      await take(changes)
      if (isLive()) await waitForNews(signal)
    } catch (error) {
      await pause(error instanceof ConnectionError ? AGAIN : LONGEST_SILENCE, signal)
    }
  }
}

/** What has come since in the thread that is shown. */
async function readOn(ctx: PageContext, thread: InboxThread, shown: InboxMessages): Promise<InboxMessages> {
  const last = shown.items.at(-1)?.number ?? 0
  if (thread.last.number <= last) return { ...shown, thread }
  const { items, ...rest } = await inboxApi(ctx).readThread(thread.id, { after: last })
  return { ...rest, items: [...mergeMessages(shown.items, items)] }
}

/** Keeps the list and the open thread as they are by now, and tells how much waits to be read. `onCome` hears what changed. */
export function useLiveInbox(
  ctx: PageContext,
  after: number | undefined,
  onCome: (threads: readonly InboxThread[]) => void,
) {
  const { hydrated, queries } = useRuntime()
  const latest = useRef({ ctx, onCome })
  latest.current = { ctx, onCome }
  const start = useRef(after)
  const isReady = hydrated && after !== undefined
  useEffect(() => {
    if (!isReady) return
    const take = async ({ threads, unread, next }: InboxChanges) => {
      start.current = next
      tellUnread(unread.messages)
      const here = { ...latest.current.ctx, search: {} }
      takeKnown(
        queries,
        answerBecomes(threadList(here), (list) => ({ ...mergeThreads(list, threads), unread })),
      )
      latest.current.onCome(threads)
      const open = threads.find(({ id }) => id === threadIdOf(latest.current.ctx))
      const query = open && threadQuery(here, open.id)
      const shown = query && queries.getQueryData<InboxMessages>(query.queryKey)
      if (!shown) return
      const read = await readOn(here, open, shown)
      takeKnown(
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
