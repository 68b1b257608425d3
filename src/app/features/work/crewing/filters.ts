import type { CompanySort } from '#src/contract/crewing/schemas.ts'
import { type Query, withQuery } from '#src/contract/http/addresses.ts'
import { readPage } from '#src/contract/http/paging.ts'
import { cutText } from '#src/domain/text/text.ts'
import { MAX_COMPANY_QUERY } from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'

/** The query of the directory. `country` is the lower-case ISO code, empty for all. */
export type CompanyFilters = {
  country: string
  q: string
  fleet: readonly string[]
  verified: boolean
  sort: CompanySort
  page: number
}

export const SORTS: readonly CompanySort[] = ['open', 'answer', 'name']

/** Returns the country code in an address; empty if invalid. */
export const readCountry = (text = ''): string => (isCountry(text.toUpperCase()) ? text.toLowerCase() : '')

/** Parses a query with the server's limits; invalid values are dropped, so that old links work. */
export function parseFilters(search: Readonly<Record<string, string>>, country = ''): CompanyFilters {
  const fleets = (search.fleet ?? '').split(',')
  return {
    country,
    q: cutText((search.q ?? '').trim(), MAX_COMPANY_QUERY),
    fleet: FLEETS.filter((fleet) => fleets.includes(fleet)),
    verified: search.verified === '1',
    sort: SORTS.find((known) => known === search.sort) ?? 'open',
    page: readPage(search.page),
  }
}

/** Returns the query in canonical order without defaults. The country is in the path. */
export const toQuery = ({ q, fleet, verified, sort, page }: CompanyFilters): Query => ({
  q,
  fleet,
  verified: verified ? '1' : '',
  sort: sort === 'open' ? '' : sort,
  page: page > 1 ? page : '',
})

export const addressOf = (filters: CompanyFilters): string =>
  withQuery(filters.country ? `/crewing/${filters.country}` : '/crewing', toQuery(filters))

/** Returns a changed query; it begins at the first page. */
export const change = (filters: CompanyFilters, changes: Partial<CompanyFilters>): CompanyFilters => ({
  ...filters,
  page: 1,
  ...changes,
})

/** Number of active filters; the country does not count. */
export const countFilters = ({ q, fleet, verified }: CompanyFilters): number =>
  (q === '' ? 0 : 1) + fleet.length + (verified ? 1 : 0)

/** Whether no filter, sort or page is set. */
export const isWhole = (filters: CompanyFilters): boolean =>
  countFilters(filters) === 0 && filters.sort === 'open' && filters.page === 1
