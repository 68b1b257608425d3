import { QueryClient } from '@tanstack/react-query'
import type { Ask } from '../page-query.ts'

/** Milliseconds after which an answer is refetched in the background while it is shown. */
const FRESH_FOR = 30_000

/** The cache of a tab, or of one request. */
export const createQueries = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      // Without a connection a call fails at once and the page reports it: it never waits silently.
      queries: { staleTime: FRESH_FOR, retry: false, networkMode: 'always', refetchOnWindowFocus: false },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })

/** Returns the cached answer. Waits for the server only if there is none or if an action has expired it. */
export const fetchThroughCache =
  (queries: QueryClient): Ask =>
  (query) =>
    queries.fetchQuery({ ...query, staleTime: Number.POSITIVE_INFINITY })
