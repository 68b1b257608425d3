import type { VacancyQuery } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { createTerm } from '../vacancy/search-terms.ts'
import type { Parts, QueryWord, QueryWords } from './query-words.ts'
import { type Choice, type Condition, type FacetName, type Filter, listFilters } from './vacancy-filters.ts'

/** A word for one vacancy: an expression for its text, and row values that match too. */
export type AskedWord = Parts & { expression: string }

/**
 * A search in two forms. By index: an FTS5 expression, and conditions on the matching rows; without an expression all vacancies, or all of the
 * one selected rank (`isOfRank`), newest first. By scan in another order: every filter as a condition, the ranks with an order of their own,
 * and each word separately.
 */
export type VacancyMatch = {
  expression: string | null
  isOfRank: boolean
  conditions: Condition[]
  walk: { ranks: string[]; conditions: Condition[]; words: AskedWord[] }
}

/** SQL expression for the vacancy's sequence number. */
export const seqOf = ({ expression }: Pick<VacancyMatch, 'expression'>): string =>
  expression === null ? 'v.seq' : 'vacancy_search.rowid'

/** The share of vacancies that have a term; missing for uncounted terms. */
export type TermShares = Readonly<Record<string, number>>

type Market = { total: number; shares: TermShares }
type Planned = { indexed: Filter[]; checked: Filter[] }

/** Index lookups may be wasted, but at least this share of rows must match. */
const LEAST_KEPT = 0.25
/** A full scan is cheaper per row than an index lookup, so a lower share of matches is accepted. */
const LEAST_KEPT_OF_ALL = 0.1
/** Up to this many rows, a lookup is faster than reading another list of the index. */
const FEW_ROWS = 1000
/** Assumed share of an uncounted term, such as a company. */
const UNCOUNTED_SHARE = 0.002

// A higher sequence number is newer: the index stops at the start of the period instead of reading all.
const publishedSince = (seq: string, at: number): Condition => ({
  sql: `${seq} >= (SELECT seq FROM vacancy WHERE status = 'published' AND published_at >= ? ORDER BY published_at, seq LIMIT 1)`,
  values: [at],
})

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`

/** Any of the terms must match. */
const anyTerm = (terms: readonly string[]): string => `terms : (${terms.map(quote).join(' OR ')})`

/** Restricts an expression to these ranks. */
export const amongRanks = (expression: string, ranks: readonly string[]): string =>
  `${expression} AND ${anyTerm(ranks.map((rank) => createTerm('rank', rank)))}`

/** Quoted, so that it contains no syntax. */
const anyWord = ({ word, longer }: QueryWord): string => `words : (${[word, ...longer].map(quote).join(' OR ')})`

function toWordMatch(word: QueryWord): string {
  const terms = [
    ...word.ranks.map((rank) => createTerm('rank', rank)),
    ...word.vesselTypes.map((type) => createTerm('vessel', type)),
  ]
  return terms.length > 0 ? `(${anyWord(word)} OR ${anyTerm(terms)})` : anyWord(word)
}

const toAskedWord = (word: QueryWord): AskedWord => ({
  expression: anyWord(word),
  ranks: word.ranks,
  vesselTypes: word.vesselTypes,
})

const shareOf = ({ terms }: Filter, shares: TermShares): number =>
  Math.min(
    1,
    terms.reduce((sum, term) => sum + (shares[term] ?? 0), 0),
  ) || UNCOUNTED_SHARE

const areDense = (filters: readonly Filter[], shares: TermShares): boolean =>
  filters.reduce((kept, filter) => kept * shareOf(filter, shares), 1) >= LEAST_KEPT_OF_ALL

/** Selected values of each field filter. */
const listChoices = (filters: readonly Filter[], of: Choice): string[][] =>
  filters.flatMap(({ choice }) => (choice?.of === of ? [choice.values] : []))

const isOneRank = (filters: readonly Filter[]): boolean =>
  filters.length === 1 && listChoices(filters, 'rank')[0]?.length === 1

/**
 * Divides filters between index and rows. A frequent term means long lists to merge and few wasted lookups: such filters are checked on rows,
 * as long as enough rows pass all of them. The rarest of the others go to the index, until few rows are expected. If all together let enough
 * pass, or only one rank is selected, the index is not used.
 */
function planFilters(filters: readonly Filter[], hasWords: boolean, { total, shares }: Market): Planned {
  const byShare = filters
    .filter(({ isOfRow }) => !isOfRow)
    .toSorted((first, second) => shareOf(first, shares) - shareOf(second, shares))
  if (!hasWords && (isOneRank(filters) || areDense(byShare, shares))) return { indexed: [], checked: [...filters] }
  let kept = 1
  const dense = byShare.toReversed().filter((filter) => {
    const rest = kept * shareOf(filter, shares)
    if (rest < LEAST_KEPT) return false
    kept = rest
    return true
  })
  let rows = total
  const indexed = byShare.filter((filter) => {
    if (dense.includes(filter) || rows <= FEW_ROWS) return false
    rows *= shareOf(filter, shares)
    return true
  })
  return { indexed, checked: filters.filter((filter) => !indexed.includes(filter)) }
}

/** A vessel type implies its fleet: if every selected type is of a selected fleet, the fleet filter is dropped. */
function withoutImplied(filters: readonly Filter[]): Filter[] {
  const [fleets = []] = listChoices(filters, 'fleet')
  const isImplied = listChoices(filters, 'vessel').some((types) =>
    types.every((type) => fleets.includes(findVesselType(type)?.fleet ?? '')),
  )
  return filters.filter(({ name }) => name !== 'fleet' || !isImplied)
}

type Search = { query: VacancyQuery; spoken: QueryWords; market: Market; now: number }

/** Creates the match of a search, optionally without one group of filters for its own counts; undefined if nothing narrows it. */
export function createMatch({ query, spoken, market, now }: Search, without?: FacetName): VacancyMatch | undefined {
  const asked = listFilters(query, spoken, now).filter(({ name }) => name !== without)
  const filters = withoutImplied(asked)
  const words = spoken.words.map(toWordMatch)
  const since = query.published && without !== 'published' ? now - Number(query.published) * DAY : undefined
  if (filters.length === 0 && words.length === 0 && since === undefined) return undefined
  const { indexed, checked } = planFilters(filters, words.length > 0, market)
  const parts = [...indexed.map(({ terms }) => anyTerm(terms)), ...words]
  const needed = [...checked, ...indexed.filter(({ isRough }) => isRough)]
  const expression = parts.length > 0 ? parts.join(' AND ') : null
  return {
    expression,
    isOfRank: expression === null && isOneRank(filters),
    conditions: [
      ...needed.map(({ condition }) => condition),
      ...(since === undefined ? [] : [publishedSince(seqOf({ expression }), since)]),
    ],
    walk: {
      ranks: listChoices(filters, 'rank')[0] ?? [],
      conditions: [
        ...filters.map(({ condition }) => condition),
        ...(since === undefined ? [] : [publishedSince('v.seq', since)]),
      ],
      words: spoken.words.map(toAskedWord),
    },
  }
}
