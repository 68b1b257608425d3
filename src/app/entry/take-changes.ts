import type { QueryClient } from '@tanstack/react-query'
import type { Changes } from '../changes.ts'
import type { AppStore } from './router-context.ts'
import { takeSession } from './take-session.ts'

/** A line that is cut after the act leaves the session as it was: what was done stays done. */
async function askSession(store: AppStore): Promise<void> {
  const session = await store
    .get()
    .api.getSession()
    .catch(() => undefined)
  if (session !== undefined) await takeSession(store, session)
}

/**
 * Takes over what an act changed: the next page that is drawn shows it. Gives what is left to do then: what may be otherwise on it is asked
 * behind it, all at once; what is not shown is asked when it is.
 */
export async function takeChanges(
  queries: QueryClient,
  store: AppStore,
  changed: Changes | undefined,
): Promise<() => void> {
  if (!changed) {
    void queries.invalidateQueries({ refetchType: 'none' })
    await askSession(store)
    return () => {}
  }
  const { known = [], untrue = [], stale = [], session: news } = changed
  for (const { queryKey, becomes } of known) queries.setQueryData(queryKey, becomes)
  for (const queryKey of untrue) void queries.invalidateQueries({ queryKey, refetchType: 'none' })
  for (const queryKey of stale) void queries.invalidateQueries({ queryKey, type: 'inactive', refetchType: 'none' })
  const { session } = store.get()
  if (session && news) await takeSession(store, { ...session, ...news })
  return () => {
    for (const queryKey of stale) void queries.invalidateQueries({ queryKey, type: 'active' })
  }
}
