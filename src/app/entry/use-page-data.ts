import { useQueries } from '@tanstack/react-query'
import { isMissing, type PageQueries } from '../page-query.ts'

type Shown = {
  answers: Record<string, unknown>
  /** Asks again for what was held, and could not be brought up to date; absent where all is. */
  again: (() => unknown) | undefined
}

/** What the queries of a page answer now, by name. The loader has asked for all of it; what did not come is asked for by a new load alone. */
export function usePageData(queries: PageQueries): Shown {
  const names = Object.keys(queries)
  const results = useQueries({
    queries: names.map((name) => ({ ...(queries[name] as PageQueries[string]), retryOnMount: false })),
  })
  const answers = Object.fromEntries(
    names.map((name, index) => {
      const { data, error } = results[index] as (typeof results)[number]
      if (data === undefined && error && !isMissing(queries[name] as PageQueries[string], error)) throw error
      return [name, data]
    }),
  )
  const old = results.filter(({ data, error }) => data !== undefined && error)
  return { answers, again: old.length > 0 ? () => Promise.all(old.map(({ refetch }) => refetch())) : undefined }
}
