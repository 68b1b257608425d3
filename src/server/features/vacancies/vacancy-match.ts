import type { VacancyQuery } from '../../../contract/schemas/vacancy.ts'
import { CURRENCY_EXPONENTS, isCurrency, toUsdPerMonth } from '../../../contract/vocabulary/currencies.ts'
import { ENGLISH_LEVELS, isEnglishLevel } from '../../../contract/vocabulary/english-levels.ts'
import type { QueryTerms } from '../../../contract/vocabulary/query-terms.ts'
import { DAY, toPlainDate } from '../../platform/clock.ts'
import { splitSearchWords } from './search-words.ts'
import { createTerm, findPayBucket, HIGHEST_PAY_BUCKET, listMonths, LONGEST_MONTHS, PAY_COARSE } from './search-terms.ts'

/** A search as the index understands it: an FTS5 expression, and conditions on columns that make it exact. */
export type VacancyMatch = { expression: string | undefined; conditions: { sql: string; value: number | string }[] }

/** The groups of filters that have counts beside their choices. */
export const FACETED = ['rank', 'department', 'fleet', 'vessel', 'flag', 'country', 'nationality', 'english', 'published'] as const
export type FacetName = (typeof FACETED)[number]

/** Vacancies whose joining window ended longer ago are no longer published. */
const PAST_WINDOW = 60 * DAY
/** In no vacancy: keeps a list of terms from being empty, which would be a syntax error. */
const NO_TERM = 'none_none'
// A higher seq is a newer vacancy: the index stops at the first one of the period instead of reading all.
const PUBLISHED_SINCE =
  "vacancy_search.rowid >= (SELECT seq FROM vacancy WHERE status = 'published' AND published_at >= ? ORDER BY published_at, seq LIMIT 1)"
const PREFIX_LEAST = 3
const WORDS_MOST = 12

const quote = (token: string): string => `"${token.replaceAll('"', '""')}"`

/** One of the terms must be there. */
const anyTerm = (terms: readonly string[]): string => `terms : (${terms.map(quote).join(' OR ')})`

const listOf = (kind: string, values: readonly string[]): string[] =>
  values.length === 0 ? [] : [anyTerm(values.map((value) => createTerm(kind, value)))]

/** A word as typed may be the beginning of one; short ones would match half the index. Quoted, so nothing in it is syntax. */
const toWordMatch = (word: string): string =>
  [...word].length >= PREFIX_LEAST && !/\p{Script=Han}/u.test(word) ? `words : ${quote(word)} *` : `words : ${quote(word)}`

const listWords = (rest: string): string[] => [...new Set(splitSearchWords(rest))].slice(0, WORDS_MOST).map(toWordMatch)

// From the asked step up: fine steps to the end of its band, then whole bands.
function listPayTerms(payUsd: number): string[] {
  const first = findPayBucket(payUsd)
  const band = Math.floor(first / PAY_COARSE)
  const terms: string[] = []
  for (let step = first; step < (band + 1) * PAY_COARSE; step += 1) terms.push(createTerm('pay', step))
  for (let above = band + 1; above <= HIGHEST_PAY_BUCKET / PAY_COARSE; above += 1) terms.push(createTerm('payband', above))
  return terms
}

/** Pay asked in whole units of a currency, as USD minor units a month. */
const toAskedPay = (units: number, currency: string): number =>
  isCurrency(currency) ? toUsdPerMonth(units * 10 ** CURRENCY_EXPONENTS[currency], currency, 'month') : units * 100

const range = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, index) => String(from + index))

/** Months of the asked joining window; an open end reaches as far as vacancies do. */
function listAskedMonths(query: VacancyQuery, now: number): string[] {
  const earliest = toPlainDate(now - PAST_WINDOW)
  const from = query.joinFrom && query.joinFrom > earliest ? query.joinFrom : earliest
  return listMonths(from, query.joinTo ?? '9999-12-31', LONGEST_MONTHS)
}

function matchTime(query: VacancyQuery, now: number, match: { parts: string[]; conditions: VacancyMatch['conditions'] }): void {
  if (query.joinFrom || query.joinTo) {
    match.parts.push(anyTerm([NO_TERM, ...listAskedMonths(query, now).map((month) => createTerm('month', month))]))
    if (query.joinFrom) match.conditions.push({ sql: 'v.join_to >= ?', value: query.joinFrom })
    if (query.joinTo) match.conditions.push({ sql: 'v.join_from <= ?', value: query.joinTo })
  }
  if (query.durationMax) match.parts.push(anyTerm(range(0, query.durationMax).map((months) => createTerm('duration', months))))
}

function matchFilters(query: VacancyQuery, without: FacetName | undefined): string[] {
  const asked = (name: FacetName, values: readonly string[]) => (name === without ? [] : values)
  const parts = [
    ...listOf('rank', asked('rank', query.rank)),
    ...listOf('department', asked('department', query.department)),
    ...listOf('fleet', asked('fleet', query.fleet)),
    ...listOf('vessel', asked('vessel', query.vessel)),
    ...listOf('flag', asked('flag', query.flag)),
    ...listOf('country', asked('country', query.country)),
    ...(query.company ? [anyTerm([createTerm('company', query.company)])] : []),
  ]
  const nationalities = asked('nationality', query.nationality)
  if (nationalities.length > 0) parts.push(anyTerm(['nationality_any', ...nationalities.map((code) => createTerm('nationality', code))]))
  const english = without === 'english' ? undefined : query.english
  if (english && isEnglishLevel(english)) parts.push(anyTerm(range(0, ENGLISH_LEVELS.indexOf(english)).map((order) => createTerm('english', order))))
  return parts
}

/**
 * Makes the match of a search, without one group of filters when its own counts are asked for.
 * No expression means that nothing narrows the search at all.
 */
export function createMatch(query: VacancyQuery, spoken: QueryTerms, now: number, without?: FacetName): VacancyMatch {
  const match: { parts: string[]; conditions: VacancyMatch['conditions'] } = { parts: matchFilters(query, without), conditions: [] }
  match.parts.push(...listOf('rank', spoken.ranks), ...listOf('vessel', spoken.vesselTypes), ...listWords(spoken.rest))
  if (query.payFrom) {
    const asked = toAskedPay(query.payFrom, query.currency)
    match.parts.push(anyTerm(listPayTerms(asked)))
    match.conditions.push({ sql: 'v.pay_usd >= ?', value: asked })
  }
  matchTime(query, now, match)
  if (query.published && without !== 'published') {
    match.conditions.push({ sql: PUBLISHED_SINCE, value: now - Number(query.published) * DAY })
    match.parts.push(anyTerm(['open_all']))
  }
  return { expression: match.parts.length > 0 ? match.parts.join(' AND ') : undefined, conditions: match.conditions }
}

/** Groups of filters that this search narrows. */
export const listActiveFacets = (query: VacancyQuery): FacetName[] =>
  FACETED.filter((name) => (Array.isArray(query[name]) ? query[name].length > 0 : query[name] !== undefined))
