import { INBOX_UNREAD, onInboxNews, WAITING_CHANGED } from '#src/app/inbox-news.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import type { Waiting } from '#src/contract/navigation/navigation.ts'
import type { AppRouter } from '../router/router.tsx'
import type { AppStore } from '../router/router-context.ts'
import { hasInbox } from './has-inbox.ts'

/** Events that arrive together cause one request, ms. */
const PAUSE = 500

/** The shortest time between two requests after acts of this page, ms: an editor saves every few seconds. */
const BETWEEN_ACTS = 5000

/** Milliseconds after which counts are requested again with the next page. */
const OLD = 30_000

const hasCounts = (session: SessionUser | null): boolean =>
  hasInbox(session) || (session?.role === 'admin' && !session.passkeyNeeded)

/** Requests the counts of the navigation. `ask` waits for a moment; on failure the last counts remain. */
function createCounter(store: AppStore) {
  let waiting: Waiting | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let asked = 0
  const show = () => {
    const { session } = store.get()
    if (session && waiting && session.waiting !== waiting) store.set({ session: { ...session, waiting } })
  }
  const know = (counts: Waiting) => {
    waiting = counts
    show()
  }
  const count = async () => {
    asked = Date.now()
    know(await store.get().api.call('GET /server/waiting'))
  }
  const ask = (wait = PAUSE) => {
    clearTimeout(timer)
    if (hasCounts(store.get().session)) timer = setTimeout(() => void count().catch(() => {}), wait)
  }
  return {
    ask,
    show,
    age: () => Date.now() - asked,
    setUnread: (messages: number) => know({ ...waiting, inbox: messages }),
  }
}

/** Keeps the counts of the navigation current: after news, after acts of this page, and when it is shown again. */
export function watchWaiting(store: AppStore, router: AppRouter): void {
  const { ask, show, age, setUnread } = createCounter(store)
  const askIfOld = () => age() > OLD && ask()
  window.addEventListener(INBOX_UNREAD, (event) => setUnread((event as CustomEvent<number>).detail))
  window.addEventListener(WAITING_CHANGED, () => ask())
  onInboxNews(({ kind }) => (kind === 'inbox-message' || kind === 'inbox-read') && ask())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  router.subscribe('onResolved', askIfOld)
  const mutations = router.options.context.queries.getMutationCache()
  mutations.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') ask(Math.max(PAUSE, BETWEEN_ACTS - age()))
  })
  // A refetched session does not contain the counts.
  store.subscribe(show)
  ask()
}
