import type { QueryKey } from '@tanstack/react-query'
import { isCut, isUnreached, logMissingPart } from './load-part.ts'
import type { PageContext } from './page-context.ts'

/** What is asked of the server for a page: options of TanStack Query, which documents run without it. */
export type PageQuery<Data = unknown> = {
  queryKey: QueryKey
  queryFn: () => Promise<Data>
  /** The page can stand without it; `isAlone`: also where nothing else of the page comes either. */
  meta?: { isPart: true; isAlone?: true }
}

/** Of a page that asks for nothing. */
export type Nothing = Record<string, never>

/** By the names under which the page has their answers. */
export type PageQueries<Data = Readonly<Record<string, unknown>>> = { [Name in keyof Data]: PageQuery<Data[Name]> }

/** The language belongs to the key: answers may speak it. Keys begin with what they are about, so that all about it can be named at once. */
export const pageQuery = <Data>(
  { locale }: Pick<PageContext, 'locale'>,
  key: QueryKey,
  queryFn: () => Promise<Data>,
): PageQuery<Data> => ({ queryKey: [...key, locale], queryFn })

/** Something that a page can stand without (SPEC 8). */
export const partOf = <Data>(query: PageQuery<Data>): PageQuery<Data | undefined> => ({
  ...query,
  meta: { isPart: true },
})

/** The same of a page that has something to say although nothing of it comes. */
export const aloneOf = <Data>(query: PageQuery<Data>): PageQuery<Data | undefined> => ({
  ...query,
  meta: { isPart: true, isAlone: true },
})

export const isMissing = (query: PageQuery, error: unknown): boolean =>
  query.meta?.isPart === true && isUnreached(error)

/** Asks the server, or anyone who has asked it before. */
export type Ask = <One>(query: PageQuery<One>) => Promise<One>

/**
 * Asks all at once. Returns what was answered by its name; a part that did not come is undefined. A page of nothing but parts of which none
 * is reached is no page, but a lost connection; unless one of them says that the page is alone.
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
