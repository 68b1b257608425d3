import type { SaveNews } from './send-saves.ts'

/** Messages between tabs of one account: a changed draft, and the outcome of a save. */
export type TabNews = { kind: 'draft' } | SaveNews

export type CvChannel = {
  /** Sends to the other tabs; the outcome of a save also to listeners in this one. */
  tell: (news: TabNews) => void
  /** Returns a function that unsubscribes. */
  listen: (hear: (news: TabNews) => void) => () => void
  close: () => void
}

/** Without BroadcastChannel each tab is alone, and finds others' changes at its next write. */
export function openCvChannel(accountId: string): CvChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`gangway-cv-${accountId}`)
  const listeners = new Set<(news: TabNews) => void>()
  const hear = (news: TabNews) => {
    for (const listener of listeners) listener(news)
  }
  if (channel) channel.onmessage = ({ data }) => hear(data as TabNews)
  return {
    tell: (news) => {
      try {
        channel?.postMessage(news)
      } catch {
        // Closed with its page.
      }
      if (news.kind !== 'draft') hear(news)
    },
    listen: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel?.close(),
  }
}
