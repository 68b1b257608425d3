import { type Query, withQuery } from '#src/contract/http/addresses.ts'
import { readPage } from '#src/contract/http/paging.ts'
import { VACANCY_QUERY } from '#src/contract/vacancy-query.ts'
import type { VacancySort } from '#src/contract/vacancy-search/schemas.ts'
import { countCharacters, cutText } from '#src/domain/text/text.ts'
import { MAX_QUERY } from '#src/domain/text/text-limits.ts'
import { fromAddressValue, isVocabularyParameter, toAddressValue } from '#src/domain/vocabulary/address-values.ts'
import { CURRENCIES } from '#src/domain/vocabulary/currencies.ts'

export const LIST_FILTERS = ['rank', 'department', 'fleet', 'vessel', 'flag', 'country', 'nationality'] as const
export const TEXT_FILTERS = [
  'q',
  'payFrom',
  'joinFrom',
  'joinTo',
  'durationMax',
  'company',
  'english',
  'published',
  'verified',
] as const
export const SORTS: readonly VacancySort[] = ['newest', 'joining', 'salary', 'match']
export const DEFAULT_CURRENCY = 'USD'

export type ListFilter = (typeof LIST_FILTERS)[number]
export type TextFilter = (typeof TEXT_FILTERS)[number]

/** The filters of an address. Texts are empty without a filter; pay is in whole units of the currency. */
export type VacancyFilters = Record<ListFilter, readonly string[]> &
  Record<TextFilter, string> & { currency: string; sort: VacancySort; page: number }

const MAX_LIST = 20
const SLUG = /^[A-Za-z0-9-]{1,60}$/

// The server's limits: invalid values are dropped, so that old links work.
const accepts: Record<TextFilter, (text: string) => boolean> = {
  q: () => true,
  payFrom: (text) => isWhole(text, 0, 1_000_000),
  joinFrom: isPlainDate,
  joinTo: isPlainDate,
  durationMax: (text) => isWhole(text, 1, 24),
  company: (text) => countCharacters(text) <= 80,
  english: (text) => SLUG.test(text),
  published: (text) => text === '1' || text === '7' || text === '30',
  verified: (text) => text === '1',
}

/** Parses the query of an address; lists are repeated or joined by commas. */
export function parseFilters(search: Readonly<Record<string, string>>): VacancyFilters {
  const list = (name: ListFilter) => parseList(search[name]).map((value) => fromAddressValue(name, value))
  const text = (name: TextFilter) => parseText(name, search[name])
  const sort = SORTS.find((known) => known === search.sort) ?? 'newest'
  return {
    q: text('q'),
    rank: list('rank'),
    department: list('department'),
    fleet: list('fleet'),
    vessel: list('vessel'),
    payFrom: text('payFrom'),
    currency: CURRENCIES.find((known) => known === search.currency?.toUpperCase()) ?? DEFAULT_CURRENCY,
    joinFrom: text('joinFrom'),
    joinTo: text('joinTo'),
    durationMax: text('durationMax'),
    flag: list('flag'),
    company: text('company'),
    country: list('country'),
    nationality: list('nationality'),
    english: text('english'),
    published: text('published'),
    verified: text('verified'),
    sort,
    page: readPage(search.page),
  }
}

/** Returns the query in canonical order without defaults. */
export function toQuery(filters: VacancyFilters): Query {
  const left = { ...filters, currency: filters.payFrom ? withoutDefault(filters.currency, DEFAULT_CURRENCY) : '' }
  const values = { ...left, sort: withoutDefault(left.sort, 'newest'), page: left.page > 1 ? left.page : '' }
  return Object.fromEntries(VACANCY_QUERY.map((name) => [name, inAddress(name, values[name])]))
}

/** Vocabulary values are lower case, typed text is unchanged. */
function inAddress(name: string, value: Query[string]): Query[string] {
  if (!isVocabularyParameter(name)) return value
  return typeof value === 'string' ? toAddressValue(value) : Array.isArray(value) ? value.map(toAddressValue) : value
}

export const addressOf = (filters: VacancyFilters): string => withQuery('/vacancy', toQuery(filters))

/** Returns changed filters; the search begins at the first page unless one is given. */
export const change = (filters: VacancyFilters, changes: Partial<VacancyFilters>): VacancyFilters => ({
  ...filters,
  page: 1,
  ...changes,
})

/** Number of filters, without sort and page. */
export function countFilters(filters: VacancyFilters): number {
  const lists = LIST_FILTERS.reduce((sum, name) => sum + filters[name].length, 0)
  return lists + TEXT_FILTERS.filter((name) => filters[name] !== '').length
}

/** Number of choices in the form; the search words are above it. */
export const countChoices = (filters: VacancyFilters): number => countFilters({ ...filters, q: '' })

function parseList(text = ''): string[] {
  const values = text.split(',').filter((value) => SLUG.test(value))
  return [...new Set(values)].slice(0, MAX_LIST)
}

function parseText(name: TextFilter, value = ''): string {
  const text = cutText(value.trim(), MAX_QUERY)
  return text !== '' && accepts[name](text) ? text : ''
}

function isWhole(text: string, low: number, high: number): boolean {
  return /^\d{1,7}$/.test(text) && Number(text) >= low && Number(text) <= high
}

function isPlainDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))
}

const withoutDefault = (value: string, usual: string): string => (value === usual ? '' : value)
