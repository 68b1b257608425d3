import { isLive, LIVE_MARK, onInboxNews } from '#src/app/inbox-news.ts'
import { ConnectionError } from '#src/contract/http/api-error.ts'
import type { InboxChanges } from '#src/contract/inbox/schemas.ts'

/** Until it is tried again when no one was reached, ms. */
const AGAIN = 5000
/** A line may be gone without anyone saying so, ms. */
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

/** No one is notified of messages while no one looks, unless they asked to be. */
const mayListen = (): boolean =>
  document.visibilityState === 'visible' || globalThis.Notification?.permission === 'granted'

type Follow = { after: number; ask: (after: number) => Promise<InboxChanges>; take: (changes: InboxChanges) => unknown }

/** Asks for what changed: a request is held until something does, and none is made while a line stands that would tell. */
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
      // What was told meanwhile is told once.
      if (isLive() && heard <= place && !signal.aborted) await waitForNews(signal)
    } catch (error) {
      await pause(error instanceof ConnectionError ? AGAIN : LONGEST_SILENCE, signal)
    }
  }
  stop()
}
