import { type RefObject, useEffect, useRef, useState } from 'react'
import { answerIs, type Change } from '#src/app/changes.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import type { ActProps } from '#src/app/ui/forms/index.ts'
import { threadPath } from '#src/contract/inbox/inbox.ts'
import type { SentMessage } from '#src/contract/inbox/schemas.ts'
import type { Outgoing } from '../outbox/outgoing.ts'
import { type Destination, placeOf } from '../outbox/queued-messages.ts'
import { INBOX, sideOf, threadQuery } from '../queries.ts'
import type { Attachments } from './use-attachments.ts'

/** Later text to the same person takes precedence over navigation. */
const isEmpty = (box: HTMLElement | null): boolean => !box?.querySelector('textarea')?.value

type Arrival = {
  box: RefObject<HTMLElement | null>
  attachments: Attachments
  outgoing: Outgoing | undefined
  destination: Destination | undefined
  waiting: number
}

/** A thread that begins with a message is known completely. */
const begunBy = (ctx: PageContext, { thread, message }: SentMessage): Change[] =>
  message.number === 1
    ? [answerIs(threadQuery({ ...ctx, search: {} }, thread.id), { thread, items: [message], hasMore: false })]
    : []

/**
 * Navigates to the new thread after the queue was sent, or only confirms it while something is typed. Messages sent by another tab are not
 * noticed: on reload the page of a first message redirects to the thread.
 */
export function useArrival({ ctx }: ActProps, { box, attachments, outgoing, destination, waiting }: Arrival): boolean {
  const { arrive } = useRuntime()
  const sent = useRef<SentMessage>(undefined)
  const before = useRef(waiting)
  const [hasGone, setHasGone] = useState(false)
  const place = destination && placeOf(destination)
  useEffect(
    () =>
      outgoing?.hear((answer, message) => {
        if (placeOf(message) === place) sent.current = answer
      }),
    [outgoing, place],
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that nothing waits any more
  useEffect(() => {
    const isOver = before.current > 0 && waiting === 0
    before.current = waiting
    if (!isOver) return
    setHasGone(sent.current !== undefined)
    if (!isEmpty(box.current) || attachments.items.length > 0) return
    const path = sent.current ? threadPath(sideOf(ctx), sent.current.thread.id) : ctx.here
    const known = sent.current ? begunBy(ctx, sent.current) : []
    void arrive(path, { changed: { known, expired: [[INBOX, 'first']], stale: [[INBOX]] } })
  }, [waiting])
  return hasGone
}
