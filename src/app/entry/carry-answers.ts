import type { QueryClient, QueryKey } from '@tanstack/react-query'

/** Answers that the edge fetched for a page, sent with it. */
export type CarriedAnswers = readonly (readonly [QueryKey, unknown])[]

export const packAnswers = (queries: QueryClient): CarriedAnswers =>
  queries
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state }) => (state.data === undefined ? [] : [[queryKey, state.data]]))

/** Their age counts from their arrival, because clocks of devices differ. */
export function unpackAnswers(queries: QueryClient, answers: CarriedAnswers): void {
  for (const [queryKey, data] of answers) queries.setQueryData(queryKey, data)
}
