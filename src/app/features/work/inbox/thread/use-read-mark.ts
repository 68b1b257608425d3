import { type RefObject, useEffect, useRef } from 'react'
import { answerBecomes } from '#src/app/changes.ts'
import { dispatchUnread } from '#src/app/inbox-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { updateCache } from '#src/app/update-cache.ts'
import type { InboxMessages, InboxThread } from '#src/contract/inbox/schemas.ts'
import { inboxApi, threadList, threadQuery } from '../queries.ts'

/** Visible time after which messages count as read, ms. */
const SEEN_AFTER = 2000
/** Distance in pixels from the end. */
const NEAR_THE_END = 120

const isInSight = (box: HTMLElement | null): boolean =>
  box !== null && document.visibilityState === 'visible' && Math.abs(box.scrollTop) < NEAR_THE_END

/** Marks the thread as read after its end was visible for two seconds; programs that only fetch the page do not. */
export function useReadMark(
  ctx: PageContext,
  { thread, items }: InboxMessages,
  box: RefObject<HTMLElement | null>,
): void {
  const { hydrated, queries } = useRuntime()
  const last = items.at(-1)?.number ?? 0
  const told = useRef(0)
  const mayReport = hydrated && thread.unread > 0 && last === thread.last.number
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each last message
  useEffect(() => {
    if (!mayReport || told.current >= last) return
    const here = { ...ctx, search: {} }
    const tell = async () => {
      if (!isInSight(box.current) || told.current >= last) return
      told.current = last
      const unread = await inboxApi(ctx)
        .notifyRead(thread.id, last)
        .catch(() => undefined)
      if (!unread) {
        told.current = 0
        return
      }
      dispatchUnread(unread.messages)
      // Later messages are newer and unread.
      const read = (one: InboxThread) => (one.last.number > last ? one : { ...one, unread: 0 })
      updateCache(
        queries,
        answerBecomes(threadQuery(here, thread.id), (before) => ({ ...before, thread: read(before.thread) })),
      )
      updateCache(
        queries,
        answerBecomes(threadList(here), ({ items, ...list }) => ({
          ...list,
          items: items.map((one) => (one.id === thread.id ? read(one) : one)),
          unread,
        })),
      )
    }
    const timer = setInterval(() => void tell(), SEEN_AFTER)
    return () => clearInterval(timer)
  }, [mayReport, last, thread.id])
}
