import { dispatchInboxNews, LIVE_MARK, WAITING_CHANGED } from '#src/app/inbox-news.ts'
import { LEAVING } from '#src/app/kept/leaving-event.ts'
import { refetchMailings } from '#src/app/mailing-news.ts'
import { refetchMoney } from '#src/app/money-news.ts'
import { refetchServices } from '#src/app/service-news.ts'
import { LIVE_PATH, type LiveMessage } from '#src/contract/session/live.ts'
import type { AppRouter } from '../router/router.tsx'
import type { AppStore } from '../router/router-context.ts'
import { checkSamePerson } from '../same-person.ts'
import { createLine } from './line.ts'
import { sendQueued } from './send-queued.ts'
import { watchWaiting } from './watch-waiting.ts'

/** Milliseconds after which a hidden page closes its connection. */
const HIDDEN_FOR = 30_000

/** People who want notifications keep the connection of a hidden page. */
const wantsNotifications = () => globalThis.Notification?.permission === 'granted'

const open = () => new WebSocket(location.origin.replace(/^http/, 'ws') + LIVE_PATH)

/** Keeps a connection to the server while someone is signed in and the page is visible. `changed`: another device changed the account. */
export function listen(router: AppRouter, store: AppStore, changed: () => void): void {
  const { queries } = router.options.context
  let hidden: ReturnType<typeof setTimeout> | undefined
  let wasOpen = false
  const line = createLine({
    open,
    hear: (text) => {
      const message = JSON.parse(text) as LiveMessage
      if (message.kind === 'signed-out') line.renew()
      else if ('threadId' in message) dispatchInboxNews(message)
      else if (message.kind === 'money') refetchMoney(queries)
      else if (message.kind === 'mailing') refetchMailings(queries)
      else if (message.kind === 'service') refetchServices(queries)
      else if (message.kind === 'waiting') window.dispatchEvent(new Event(WAITING_CHANGED))
      else changed()
    },
    mayGoOn: () => checkSamePerson(store),
    tell: (isOpen) => {
      document.documentElement.toggleAttribute(LIVE_MARK, isOpen)
      // Messages may have been sent while there was no connection.
      if (isOpen && wasOpen) {
        refetchMoney(queries)
        refetchMailings(queries)
        refetchServices(queries)
      }
      wasOpen ||= isOpen
    },
  })
  let account = store.get().session?.id
  const decide = () => {
    clearTimeout(hidden)
    const { session } = store.get()
    if (session?.id !== account) line.pause()
    account = session?.id
    const useful = session !== null && navigator.onLine
    if (!useful) line.pause()
    else if (document.visibilityState === 'visible') line.resume()
    else if (!wantsNotifications()) hidden = setTimeout(line.pause, HIDDEN_FOR)
  }
  document.addEventListener('visibilitychange', decide)
  for (const event of ['online', 'offline', 'pageshow']) window.addEventListener(event, decide)
  for (const event of ['pagehide', LEAVING]) window.addEventListener(event, line.pause)
  store.subscribe(decide)
  decide()
  watchWaiting(store, router)
  sendQueued(store)
}
