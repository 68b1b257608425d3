import { useEffect, useRef, useState } from 'react'
import { onInboxNews } from '#src/app/inbox-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { TYPING_EVERY, TYPING_FOR } from '#src/contract/inbox/inbox.ts'
import { inboxApi } from '../queries.ts'

/** Whether the other side is typing: until it pauses or has written. */
export function useOtherTyping(threadId: string): boolean {
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const end = () => {
      clearTimeout(timer)
      setTyping(false)
    }
    const stop = onInboxNews((news) => {
      if (news.threadId !== threadId) return
      if (news.kind === 'inbox-message' && news.from === 'other') end()
      if (news.kind !== 'inbox-typing') return
      clearTimeout(timer)
      setTyping(true)
      timer = setTimeout(end, TYPING_FOR)
    })
    return () => {
      stop()
      end()
    }
  }, [threadId])
  return isTyping
}

/** Returns a function that reports typing, rate-limited. Failures are ignored. */
export function useReportTyping(ctx: PageContext, threadId: string): () => void {
  const last = useRef(0)
  return () => {
    if (Date.now() - last.current < TYPING_EVERY || !navigator.onLine) return
    last.current = Date.now()
    void inboxApi(ctx)
      .notifyTyping(threadId)
      .catch(() => {})
  }
}
