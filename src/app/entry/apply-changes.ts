import { hashKey, type QueryClient } from '@tanstack/react-query'
import { isSameActing } from '#src/contract/http/session.ts'
import type { Changes } from '../changes.ts'
import { updateCache } from '../update-cache.ts'
import type { AppStore } from './router/router-context.ts'
import { takeSession } from './take-session.ts'

const NOTHING = () => {}

/** A lost connection after the act leaves the session as it was: what was done stays done. Returns whether it is another's now. */
async function refreshSession(store: AppStore): Promise<boolean> {
  const { api, session: before } = store.get()
  const session = await api.getSession().catch(() => before)
  const isSame = session && before ? isSameActing(before, session) : session === before
  if (!isSame) return true
  await takeSession(store, session)
  return false
}

type Taken = {
  /** Someone else is signed in now, or no one: what is on the screen is not theirs, and shows nothing of them. */
  isOther: boolean
  /** What is left to do once the next page is drawn: what may be otherwise on it is asked, all at once; what is not shown is asked when it is. */
  refetchStale: () => void
}

/** Takes over what an act changed: the next page that is drawn shows it. */
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
  // Last, so that what is known is not asked again though its kind may be otherwise.
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
