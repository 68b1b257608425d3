import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'
import type { Change } from './changes.ts'

const aboutOf = (key: QueryKey): string => hashKey(key.slice(0, -1))

/** The cache takes what is known now. The same in other languages is not known by it: it is asked again before it is shown. */
export function updateCache(queries: QueryClient, { queryKey, becomes }: Change): void {
  const [about, own] = [aboutOf(queryKey), hashKey(queryKey)]
  queries.setQueryData(queryKey, becomes)
  void queries.invalidateQueries({
    predicate: (query) => query.queryHash !== own && aboutOf(query.queryKey) === about,
    refetchType: 'none',
  })
}
