import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** What the edge asked for a page travels with it. */
export type CarriedAnswers = readonly (readonly [QueryKey, unknown])[]

export const packAnswers = (queries: QueryClient): CarriedAnswers =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]))

/** Their age counts from when the browser has them: the clocks of ships go as they like. */
export function unpackAnswers(queries: QueryClient, answers: CarriedAnswers): void {
  for (const [queryKey, data] of answers) queries.setQueryData(queryKey, data)
}
