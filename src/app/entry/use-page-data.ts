import { useQueries } from '@tanstack/react-query'
import { isMissing, type PageQueries } from '../page-query.ts'

/** What the queries of a page answer now, by name. The loader has asked for all of it; what did not come is asked for by a new load alone. */
export function usePageData(queries: PageQueries): Record<string, unknown> {
  const names = Object.keys(queries)
  const results = useQueries({
    queries: names.map((name) => ({ ...(queries[name] as PageQueries[string]), retryOnMount: false })),
  })
  return Object.fromEntries(
    names.map((name, index) => {
      const { data, error } = results[index] as (typeof results)[number]
      if (data === undefined && error && !isMissing(queries[name] as PageQueries[string], error)) throw error
      return [name, data]
    }),
  )
}
