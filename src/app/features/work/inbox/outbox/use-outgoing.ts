import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { dispatchUnread } from '#src/app/inbox-news.ts'
import type { PageContext } from '#src/app/page.ts'
import { useRuntime } from '#src/app/runtime.tsx'
import { updateCache } from '#src/app/update-cache.ts'
import { sentInThread } from '../queries.ts'
import { IDLE_OUTGOING, type Outgoing, openOutgoing } from './outgoing.ts'

const NOBODY: Pick<Outgoing, 'get' | 'subscribe'> = { get: () => IDLE_OUTGOING, subscribe: () => () => {} }
const nothing = () => IDLE_OUTGOING

/** The outgoing messages of this tab; none on a read-only page. Sent ones are shown in thread and list. */
export function useOutgoing(ctx: PageContext) {
  const { hydrated, queries } = useRuntime()
  const { api } = ctx
  const { id, organisationId } = ctx.session ?? {}
  const outgoing = useMemo(
    () => (hydrated && id ? openOutgoing({ id, organisationId }, api.call) : undefined),
    [hydrated, id, organisationId, api],
  )
  const { get, subscribe } = outgoing ?? NOBODY
  const state = useSyncExternalStore(subscribe, get, nothing)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown is named by the address, and asked for again with it
  useEffect(
    () =>
      outgoing?.hear((sent) => {
        dispatchUnread(sent.unread.messages)
        for (const change of sentInThread(ctx, sent)) updateCache(queries, change)
      }),
    [outgoing, queries, ctx.locale],
  )
  useEffect(() => void outgoing?.send(), [outgoing])
  return { ...state, outgoing }
}

export type Sending = ReturnType<typeof useOutgoing>
