import { type RefObject, useEffect, useState } from 'react'
import type { PageContext } from '#src/app/page.ts'
import type { InboxMessage, InboxMessages } from '#src/contract/inbox/schemas.ts'
import { inboxApi } from '../queries.ts'
import { mergeMessages } from './history.ts'

/** Distance above the visible part at which older messages are loaded. */
const AHEAD = '1500px'

/** The loaded messages of the thread, and a function to load older ones. */
export function useHistory(ctx: PageContext, { thread, items }: InboxMessages) {
  const [known, setKnown] = useState<readonly InboxMessage[]>(items)
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const messages = mergeMessages(known, items)
  if (messages !== known) setKnown(messages)
  const first = messages[0]?.number ?? 1
  async function loadOlder() {
    setState('loading')
    try {
      const older = await inboxApi(ctx).readThread(thread.id, { before: first })
      setKnown((before) => mergeMessages(before, older.items))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return { messages, hasOlder: first > 1, state, loadOlder }
}

/** Calls the function when `mark` approaches the visible part of `box`; again whenever `turn` changes. */
export function useNear(
  mark: RefObject<HTMLElement | null>,
  box: RefObject<HTMLElement | null>,
  act: (() => void) | undefined,
  turn: unknown,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is done belongs to the turn
  useEffect(() => {
    const element = mark.current
    if (!element || !act) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && act(), {
      root: box.current,
      rootMargin: `${AHEAD} 0px 0px 0px`,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [turn])
}
