import type { SaveNews } from './send-saves.ts'

/** What the tabs of one account tell each other: that the draft was written again, and the outcome of a save. */
export type TabNews = { kind: 'draft' } | SaveNews

export type CvChannel = {
  /** To the other tabs; the outcome of a save also to anyone who listens in this one. */
  tell: (news: TabNews) => void
  /** Returns a function that stops it. */
  listen: (hear: (news: TabNews) => void) => () => void
  close: () => void
}

/** Where a browser has no channels each tab is alone, and finds the others' words when it next writes. */
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
