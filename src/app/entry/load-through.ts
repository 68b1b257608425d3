import type { QueryClient } from '@tanstack/react-query'
import { countMissing } from '../load-part.ts'
import type { LoadThrough } from './router-context.ts'

/** Keeps what pages loaded for as long as the client says; one that lacks a part is asked for again each time. */
export const createLoadThrough =
  (queries: QueryClient): LoadThrough =>
  async (key, load) => {
    const queryKey = ['page', ...key]
    const before = countMissing()
    const data = await queries.fetchQuery({ queryKey, queryFn: load })
    if (countMissing() !== before) queries.removeQueries({ queryKey, exact: true })
    return data
  }
