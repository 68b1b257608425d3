import { INBOX_UNREAD, onInboxNews } from '#src/app/inbox-news.ts'
import { hasAccountDatabase } from '#src/app/kept/account-database.ts'
import { createInboxApi } from '#src/contract/inbox/api.ts'
import type { AppStore } from '../router/router-context.ts'

/** Messages that arrive together cause one request, ms. */
const PAUSE = 500

/** Whether the person has an inbox; an admin who acts for them does not read it. */
const hasInbox = ({ get }: AppStore): boolean => {
  const { session } = get()
  return session !== null && !session.impersonator && (session.role === 'seaman' || session.role === 'company')
}

/** Sends queued messages of this device from any page. Opens no store if nothing is queued. */
async function sendLetters({ get }: AppStore): Promise<void> {
  const { session, api } = get()
  if (!session || !(await hasAccountDatabase(session.id))) return
  const { openOutgoing } = await import('#src/app/features/work/inbox/outbox/outgoing.ts')
  await openOutgoing(session, api.call).send()
}

/** Updates the unread count in the navigation, and sends the queue when the page is ready and connected. */
export function watchUnread(store: AppStore): void {
  let unread: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => {
    const { session } = store.get()
    if (session && unread !== undefined && session.unread !== unread) store.set({ session: { ...session, unread } })
  }
  const know = (messages: number) => {
    unread = messages
    show()
  }
  const ask = () => {
    clearTimeout(timer)
    if (!hasInbox(store)) return
    // On failure the last count remains.
    const count = async () => know((await createInboxApi(store.get().api.call).countUnread()).messages)
    timer = setTimeout(() => void count().catch(() => {}), PAUSE)
  }
  window.addEventListener(INBOX_UNREAD, (event) => know((event as CustomEvent<number>).detail))
  onInboxNews(({ kind }) => (kind === 'inbox-message' || kind === 'inbox-read') && ask())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  // A refetched session does not contain the count.
  store.subscribe(show)
  ask()
  const send = () => void (hasInbox(store) && sendLetters(store).catch(() => {}))
  addEventListener('online', send)
  send()
}
