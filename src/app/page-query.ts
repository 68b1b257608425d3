import type { QueryKey } from '@tanstack/react-query'
import { isCut, isUnreached, logMissingPart } from './load-part.ts'
import type { PageContext } from './page-context.ts'

/** A request of a page: options of TanStack Query, which documents run without it. */
export type PageQuery<Data = unknown> = {
  queryKey: QueryKey
  queryFn: () => Promise<Data>
  /** The page can be shown without it; `isAlone`: even if all other parts fail. */
  meta?: { isPart: true; isAlone?: true }
}

/** A page without queries. */
export type Nothing = Record<string, never>

/** Queries by the name of their answers. */
export type PageQueries<Data = Readonly<Record<string, unknown>>> = { [Name in keyof Data]: PageQuery<Data[Name]> }

/**
 * The language is part of the key, because answers may depend on it. Keys begin with their subject, so that all queries of a subject can be
 * invalidated.
 */
export const pageQuery = <Data>(
  { locale }: Pick<PageContext, 'locale'>,
  key: QueryKey,
  queryFn: () => Promise<Data>,
): PageQuery<Data> => ({ queryKey: [...key, locale], queryFn })

/** Marks an optional part of a page (SPEC 8). */
export const partOf = <Data>(query: PageQuery<Data>): PageQuery<Data | undefined> => ({
  ...query,
  meta: { isPart: true },
})

/** Marks an optional part of a page that can also be shown alone. */
export const aloneOf = <Data>(query: PageQuery<Data>): PageQuery<Data | undefined> => ({
  ...query,
  meta: { isPart: true, isAlone: true },
})

export const isMissing = (query: PageQuery, error: unknown): boolean =>
  query.meta?.isPart === true && isUnreached(error)

/** Fetches from the server or the cache. */
export type Ask = <One>(query: PageQuery<One>) => Promise<One>

/**
 * Fetches all queries in parallel. Returns answers by name; a failed optional part is undefined. If all parts are optional and all fail, it
 * throws a connection error, unless one of them is `isAlone`.
 */
export async function fetchAll<Data>(queries: PageQueries<Data>, ask: Ask = (query) => query.queryFn()): Promise<Data> {
  const names = Object.keys(queries) as (keyof Data & string)[]
  const outcomes = await Promise.allSettled(names.map((name) => ask(queries[name])))
  const cuts = outcomes.filter((outcome) => outcome.status === 'rejected' && isCut(outcome.reason))
  const mayStandAlone = names.some((name) => queries[name].meta?.isAlone)
  const isWhollyCut = cuts.length > 0 && cuts.length === outcomes.length && !mayStandAlone
  const answers = outcomes.map((outcome, index) => {
    if (outcome.status === 'fulfilled') return outcome.value
    const query = queries[names[index] as keyof Data & string]
    if (isWhollyCut || !isMissing(query, outcome.reason)) throw outcome.reason
    logMissingPart(outcome.reason)
    return undefined
  })
  return Object.fromEntries(names.map((name, index) => [name, answers[index]])) as Data
}
