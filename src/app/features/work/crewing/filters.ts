import type { CompanySort } from '#src/contract/crewing/schemas.ts'
import { type Query, withQuery } from '#src/contract/http/addresses.ts'
import { readPage } from '#src/contract/http/paging.ts'
import { cutText } from '#src/domain/text/text.ts'
import { MAX_COMPANY_QUERY } from '#src/domain/text/text-limits.ts'
import { isCountry } from '#src/domain/vocabulary/countries.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'

/** What an address of the directory asks for. The country is its ISO code in lower case, empty for all of them. */
export type CompanyFilters = {
  country: string
  q: string
  fleet: readonly string[]
  verified: boolean
  sort: CompanySort
  page: number
}

export const SORTS: readonly CompanySort[] = ['open', 'answer', 'name']

/** The code of a country in an address; empty when there is no such country. */
export const readCountry = (text = ''): string => (isCountry(text.toUpperCase()) ? text.toLowerCase() : '')

/** Reads a query with the server's bounds: what it would refuse is dropped, so that an old link still shows a list. */
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

/** The query in the address's fixed order, without what is the default anyway. The country is in the path. */
export const toQuery = ({ q, fleet, verified, sort, page }: CompanyFilters): Query => ({
  q,
  fleet,
  verified: verified ? '1' : '',
  sort: sort === 'open' ? '' : sort,
  page: page > 1 ? page : '',
})

export const addressOf = (filters: CompanyFilters): string =>
  withQuery(filters.country ? `/crewing/${filters.country}` : '/crewing', toQuery(filters))

/** Another search from this one; it starts at its first page again. */
export const change = (filters: CompanyFilters, changes: Partial<CompanyFilters>): CompanyFilters => ({
  ...filters,
  page: 1,
  ...changes,
})

/** How many filters narrow the list of the page; its country does not. */
export const countFilters = ({ q, fleet, verified }: CompanyFilters): number =>
  (q === '' ? 0 : 1) + fleet.length + (verified ? 1 : 0)

/** The directory, or a country, as it is without any wish of the reader. */
export const isWhole = (filters: CompanyFilters): boolean =>
  countFilters(filters) === 0 && filters.sort === 'open' && filters.page === 1
