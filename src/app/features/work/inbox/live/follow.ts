import { isLive, LIVE_MARK, onInboxNews } from '#src/app/inbox-news.ts'
import { ConnectionError } from '#src/contract/http/api-error.ts'
import type { InboxChanges } from '#src/contract/inbox/schemas.ts'

/** Delay before a retry without a connection, ms. */
const AGAIN = 5000
/** A connection may be lost unnoticed, ms. */
const LONGEST_SILENCE = 60_000

/** Resolves on an event, on a lost connection, or after a long silence. */
function waitForNews(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const end = () => {
      stop()
      lost.disconnect()
      clearTimeout(timer)
      done()
    }
    const stop = onInboxNews(({ kind }) => kind !== 'inbox-typing' && end())
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

/** Hidden pages do not follow changes, unless the person wants notifications. */
const mayListen = (): boolean =>
  document.visibilityState === 'visible' || globalThis.Notification?.permission === 'granted'

type Follow = { after: number; ask: (after: number) => Promise<InboxChanges>; take: (changes: InboxChanges) => unknown }

/** Follows changes: a request is held until there is one; none is made while a socket would report it. */
export async function follow({ after, ask, take }: Follow, signal: AbortSignal): Promise<void> {
  let place = after
  let heard = 0
  const stop = onInboxNews((news) => {
    if ('change' in news) heard = Math.max(heard, news.change)
  })
  while (!signal.aborted && mayListen()) {
    heard = 0
    try {
      const changes = await ask(place)
      if (signal.aborted) break
      place = changes.next
      await take(changes)
      // Changes that arrived meanwhile are fetched once.
      if (isLive() && heard <= place && !signal.aborted) await waitForNews(signal)
    } catch (error) {
      await pause(error instanceof ConnectionError ? AGAIN : LONGEST_SILENCE, signal)
    }
  }
  stop()
}
