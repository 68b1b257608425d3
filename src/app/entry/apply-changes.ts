import { hashKey, type QueryClient } from '@tanstack/react-query'
import { isSameActing } from '#src/contract/http/session.ts'
import type { Changes } from '../changes.ts'
import { updateCache } from '../update-cache.ts'
import type { AppStore } from './router/router-context.ts'
import { takeSession } from './take-session.ts'

const NOTHING = () => {}

/**
 * If the connection is lost after the action, the session is left unchanged: the action itself is done. Returns true if another person is
 * signed in now.
 */
async function refreshSession(store: AppStore): Promise<boolean> {
  const { api, session: before } = store.get()
  const session = await api.getSession().catch(() => before)
  const isSame = session && before ? isSameActing(before, session) : session === before
  if (!isSame) return true
  await takeSession(store, session)
  return false
}

type Taken = {
  /** Another person or nobody is signed in now: nothing of the previous person may be shown. */
  isOther: boolean
  /** Refetches stale queries of the next page in parallel once it is shown; refetches hidden ones on demand. */
  refetchStale: () => void
}

/** Applies the changes of an action to the cache, so that the next page shows them. */
export async function applyChanges(
  queries: QueryClient,
  store: AppStore,
  changed: Changes | undefined,
): Promise<Taken> {
  if (!changed) {
    void queries.invalidateQueries({ refetchType: 'none' })
    return { isOther: await refreshSession(store), refetchStale: NOTHING }
  }
  const { known = [], expired = [], stale = [], session: news } = changed
  for (const queryKey of expired) void queries.invalidateQueries({ queryKey, refetchType: 'none' })
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' })
  // Last, so that known answers are not refetched with the stale ones of their kind.
  for (const change of known) updateCache(queries, change)
  const { session } = store.get()
  if (session && news) await takeSession(store, { ...session, ...news })
  const refetchStale = () => {
    const told = new Set(known.map(({ queryKey }) => hashKey(queryKey)))
    const predicate = ({ queryHash }: { queryHash: string }) => !told.has(queryHash)
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey, type: 'active', predicate })
  }
  return { isOther: false, refetchStale }
}
