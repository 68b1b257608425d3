import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Change } from './changes.ts'

const aboutOf = (key: QueryKey): string => hashKey(key.slice(0, -1))

/** Updates the cache. The same data in other languages is refetched before it is shown. */
export function updateCache(queries: QueryClient, { queryKey, becomes }: Change): void {
  const [about, own] = [aboutOf(queryKey), hashKey(queryKey)]
  queries.setQueryData(queryKey, becomes)
  void queries.invalidateQueries({
    predicate: (query) => query.queryHash !== own && aboutOf(query.queryKey) === about,
    refetchType: 'none',
  })
}
