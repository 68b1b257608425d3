import { useQueries } from '@tanstack/react-query'
import { isMissing, type PageQueries } from '../page-query.ts'

type Shown = {
  answers: Record<string, unknown>
  /** Refetches stale answers that could not be updated; undefined if all are current. */
  again: (() => unknown) | undefined
}

/** Returns the current answers of a page's queries, by name. The loader has requested all; failed ones are only requested by a new load. */
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
