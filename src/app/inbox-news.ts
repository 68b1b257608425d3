import type { InboxNews } from '#src/contract/session/live.ts'

/** Sent to the window when the line tells what happens in a thread. */
export const INBOX_NEWS = 'inbox-news'

/** Sent to the window, with their number, when it is known how many messages wait to be read. */
export const INBOX_UNREAD = 'inbox-unread'

/** Set on the root of the page while the line is open: who listens to it need not ask. */
export const LIVE_MARK = 'data-live'

export const dispatchInboxNews = (news: InboxNews): void => {
  window.dispatchEvent(new CustomEvent<InboxNews>(INBOX_NEWS, { detail: news }))
}

/** Returns a function that stops it. */
export function onInboxNews(hear: (news: InboxNews) => void): () => void {
  const listener = (event: Event) => hear((event as CustomEvent<InboxNews>).detail)
  window.addEventListener(INBOX_NEWS, listener)
  return () => window.removeEventListener(INBOX_NEWS, listener)
}

export const dispatchUnread = (messages: number): void => {
  window.dispatchEvent(new CustomEvent<number>(INBOX_UNREAD, { detail: messages }))
}

export const isLive = (): boolean => document.documentElement.hasAttribute(LIVE_MARK)
