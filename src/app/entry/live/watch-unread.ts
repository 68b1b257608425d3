import { INBOX_UNREAD, onInboxNews } from '#src/app/inbox-news.ts'
import { hasAccountDatabase } from '#src/app/kept/account-database.ts'
import { createInboxApi } from '#src/contract/inbox/api.ts'
import type { AppStore } from '../router/router-context.ts'

/** Of several messages that come together the count is asked once, ms. */
const PAUSE = 500

/** Whether the person has an inbox of their own; no one reads it who acts for them. */
const hasInbox = ({ get }: AppStore): boolean => {
  const { session } = get()
  return session !== null && !session.impersonator && (session.role === 'seaman' || session.role === 'company')
}

/** Sends the messages that wait on this device, from whichever page is shown. Nothing is opened where nothing is kept. */
async function sendLetters({ get }: AppStore): Promise<void> {
  const { session, api } = get()
  if (!session || !(await hasAccountDatabase(session.id))) return
  const { openOutgoing } = await import('#src/app/features/work/inbox/outbox/outgoing.ts')
  await openOutgoing(session, api.call).send()
}

/** Keeps the count of unread messages that the navigation shows, and sends what waits when the page and the line are there. */
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
    // Without an answer the last one stays.
    const count = async () => know((await createInboxApi(store.get().api.call).countUnread()).messages)
    timer = setTimeout(() => void count().catch(() => {}), PAUSE)
  }
  window.addEventListener(INBOX_UNREAD, (event) => know((event as CustomEvent<number>).detail))
  onInboxNews(({ kind }) => (kind === 'inbox-message' || kind === 'inbox-read') && ask())
  document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && ask())
  // What is told about the person again says nothing of it.
  store.subscribe(show)
  ask()
  const send = () => void (hasInbox(store) && sendLetters(store).catch(() => {}))
  addEventListener('online', send)
  send()
}
