import type { VacancyQuery } from '../../../contract/schemas/vacancy.ts'
import { DAY } from '../../platform/clock.ts'
import type { QueryWords } from './query-words.ts'
import { type Condition, type FacetName, type Filter, listFilters } from './vacancy-filters.ts'

/**
 * A search in the two ways it can be run. By the index: an FTS5 expression, and conditions on the rows it finds. By walking all
 * vacancies in some order: every filter as a condition, the ranks that have an order of their own, and words if there are any.
 */
export type VacancyMatch = {
  expression: string
  conditions: Condition[]
  walk: { ranks: string[]; conditions: Condition[]; words: string | undefined }
}

/** How words are taken: whole, or as beginnings of words too. */
export type WordMode = 'whole' | 'beginnings'

/** The part of all vacancies that have a term, by term; 0 for terms that nobody counted. */
export type TermShares = Readonly<Record<string, number>>

/** Rows may be looked up in vain, but at least this part of them must be what is searched for. */
const LEAST_KEPT = 0.25
const PREFIX_LEAST = 3
const EVERYTHING = 'open_all'

// A higher seq is a newer vacancy: the index stops at the first one of the period instead of reading all.
const publishedSince = (seq: string, at: number): Condition => ({
  sql: `${seq} >= (SELECT seq FROM vacancy WHERE status = 'published' AND published_at >= ? ORDER BY published_at, seq LIMIT 1)`,
  values: [at],
})

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`

/** One of the terms must be there. */
const anyTerm = (terms: readonly string[]): string => `terms : (${terms.map(quote).join(' OR ')})`

/** Quoted, so nothing in it is syntax. Beginnings that are too short would match half the index. */
function toWordMatch({ word, terms }: QueryWords['words'][number], mode: WordMode): string {
  const isBeginning = mode === 'beginnings' && [...word].length >= PREFIX_LEAST && !/\p{Script=Han}/u.test(word)
  const match = `words : ${quote(word)}${isBeginning ? ' *' : ''}`
  return terms.length > 0 ? `(${match} OR ${anyTerm(terms)})` : match
}

const shareOf = ({ terms }: Filter, shares: TermShares): number =>
  Math.min(
    1,
    terms.reduce((sum, term) => sum + (shares[term] ?? 0), 0),
  )

/**
 * Divides filters between index and rows. What most vacancies have costs the index long lists to merge, and hardly a row is looked
 * up in vain for it: such filters are checked on the rows, as long as enough rows pass all of them.
 */
function planFilters(filters: readonly Filter[], shares: TermShares): { indexed: Filter[]; checked: Filter[] } {
  const byShare = filters.toSorted((first, second) => shareOf(second, shares) - shareOf(first, shares))
  let kept = 1
  const checked = byShare.filter((filter) => {
    const rest = kept * shareOf(filter, shares)
    if (rest < LEAST_KEPT) return false
    kept = rest
    return true
  })
  return { indexed: filters.filter((filter) => !checked.includes(filter)), checked }
}

type Search = { query: VacancyQuery; spoken: QueryWords; shares: TermShares; now: number; mode: WordMode }

/** Makes the match of a search, without one group of filters when its own counts are asked for; undefined when nothing narrows it. */
export function createMatch(
  { query, spoken, shares, now, mode }: Search,
  without?: FacetName,
): VacancyMatch | undefined {
  const filters = listFilters(query, spoken, now).filter(({ name }) => name !== without)
  const words = spoken.words.map((word) => toWordMatch(word, mode))
  const since = query.published && without !== 'published' ? now - Number(query.published) * DAY : undefined
  if (filters.length === 0 && words.length === 0 && since === undefined) return undefined
  const { indexed, checked } = planFilters(filters, shares)
  const parts = [...indexed.map(({ terms }) => anyTerm(terms)), ...words]
  const needed = [...checked, ...indexed.filter(({ isRough }) => isRough)]
  return {
    expression: parts.length > 0 ? parts.join(' AND ') : anyTerm([EVERYTHING]),
    conditions: [
      ...needed.map(({ condition }) => condition),
      ...(since === undefined ? [] : [publishedSince('vacancy_search.rowid', since)]),
    ],
    walk: {
      ranks: filters.find(({ ranks }) => ranks !== undefined)?.ranks ?? [],
      conditions: [
        ...filters.map(({ condition }) => condition),
        ...(since === undefined ? [] : [publishedSince('v.seq', since)]),
      ],
      words: words.length > 0 ? words.join(' AND ') : undefined,
    },
  }
}
