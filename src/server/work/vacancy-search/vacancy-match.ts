import type { VacancyQuery } from '#src/contract/vacancy-search/schemas.ts'
import { DAY } from '#src/domain/time.ts'
import { findVesselType } from '#src/domain/vocabulary/vessel-types.ts'
import { createTerm } from '../vacancy/search-terms.ts'
import type { Parts, QueryWord, QueryWords } from './query-words.ts'
import { type Choice, type Condition, type FacetName, type Filter, listFilters } from './vacancy-filters.ts'

/** A word as one vacancy is asked for it: an expression for its text alone, and what of its row says the same. */
export type AskedWord = Parts & { expression: string }

/**
 * A search in the two ways it can be run. By the index: an FTS5 expression, and conditions on the rows it finds; without an expression
 * all vacancies are asked, or all of the one rank that is asked for (`isOfRank`), the newest first. By walking all vacancies in some
 * other order: every filter as a condition, the ranks that have an order of their own, and each word by itself.
 */
export type VacancyMatch = {
  expression: string | null
  isOfRank: boolean
  conditions: Condition[]
  walk: { ranks: string[]; conditions: Condition[]; words: AskedWord[] }
}

/** What is the number of a vacancy where a match looks. */
export const seqOf = ({ expression }: Pick<VacancyMatch, 'expression'>): string =>
  expression === null ? 'v.seq' : 'vacancy_search.rowid'

/** The part of all vacancies that have a term, by term; nothing for terms that no one counted. */
export type TermShares = Readonly<Record<string, number>>

type Market = { total: number; shares: TermShares }
type Planned = { indexed: Filter[]; checked: Filter[] }

/** Rows may be looked up in vain, but at least this part of them must be what is searched for. */
const LEAST_KEPT = 0.25
/** Asking all vacancies one after another takes so much less than looking up those of the index that fewer of them need to be what is searched for. */
const LEAST_KEPT_OF_ALL = 0.1
/** So few rows are looked up faster than another list of the index is read. */
const FEW_ROWS = 1000
/** What a term has that no one counted, such as a company. */
const UNCOUNTED_SHARE = 0.002

// A higher seq is a newer vacancy: the index stops at the first one of the period instead of reading all.
const publishedSince = (seq: string, at: number): Condition => ({
  sql: `${seq} >= (SELECT seq FROM vacancy WHERE status = 'published' AND published_at >= ? ORDER BY published_at, seq LIMIT 1)`,
  values: [at],
})

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`

/** One of the terms must be there. */
const anyTerm = (terms: readonly string[]): string => `terms : (${terms.map(quote).join(' OR ')})`

/** Of what an expression finds those of these ranks. */
export const amongRanks = (expression: string, ranks: readonly string[]): string =>
  `${expression} AND ${anyTerm(ranks.map((rank) => createTerm('rank', rank)))}`

/** Quoted, so nothing in it is syntax. */
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

/** What each filter by a field asks for of it. */
const listChoices = (filters: readonly Filter[], of: Choice): string[][] =>
  filters.flatMap(({ choice }) => (choice?.of === of ? [choice.values] : []))

const isOneRank = (filters: readonly Filter[]): boolean =>
  filters.length === 1 && listChoices(filters, 'rank')[0]?.length === 1

/**
 * Divides filters between index and rows. What most vacancies have costs the index long lists to merge, and hardly a row is looked
 * up in vain for it: such filters are checked on the rows, as long as enough rows pass all of them. Of the others the rarest are
 * left to the index, until few enough rows are to be expected. Where all together let enough pass, or one rank is all that is asked,
 * nothing is left to it.
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

/** A type of vessel says its fleet: where each that is asked for is of a fleet that is asked for, the fleet is no filter of its own. */
function withoutImplied(filters: readonly Filter[]): Filter[] {
  const [fleets = []] = listChoices(filters, 'fleet')
  const isImplied = listChoices(filters, 'vessel').some((types) =>
    types.every((type) => fleets.includes(findVesselType(type)?.fleet ?? '')),
  )
  return filters.filter(({ name }) => name !== 'fleet' || !isImplied)
}

type Search = { query: VacancyQuery; spoken: QueryWords; market: Market; now: number }

/** Makes the match of a search, without one group of filters when its own counts are asked for; undefined when nothing narrows it. */
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
