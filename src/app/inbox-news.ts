import type { InboxNews } from '#src/contract/session/live.ts'

/** Dispatched on the window for events of a thread. */
export const INBOX_NEWS = 'inbox-news'

/** Dispatched on the window with the number of unread messages. */
export const INBOX_UNREAD = 'inbox-unread'

/** Dispatched on the window when something waits for the person, or no longer does. */
export const WAITING_CHANGED = 'waiting-changed'

/** Set on the root element while connected: listeners need not poll. */
export const LIVE_MARK = 'data-live'

export const dispatchInboxNews = (news: InboxNews): void => {
  window.dispatchEvent(new CustomEvent<InboxNews>(INBOX_NEWS, { detail: news }))
}

/** Returns a function that unsubscribes. */
export function onInboxNews(hear: (news: InboxNews) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<InboxNews>).detail)
  window.addEventListener(INBOX_NEWS, listener)
  return () => window.removeEventListener(INBOX_NEWS, listener)
}

export const dispatchUnread = (messages: number): void => {
  window.dispatchEvent(new CustomEvent<number>(INBOX_UNREAD, { detail: messages }))
}

export const isLive = (): boolean => document.documentElement.hasAttribute(LIVE_MARK)
