import { type Query, withQuery } from '#src/contract/addresses.ts'
import { MAX_CREW_PAGE, readPage } from '#src/contract/paging.ts'
import { CREW_QUERY } from '#src/contract/routes.ts'
import type { CrewSort } from '#src/contract/schemas/crew.ts'

export const CREW_FILTERS = ['rank', 'department', 'fleet', 'vessel', 'readyTo', 'inRank'] as const
export type CrewFilter = (typeof CREW_FILTERS)[number]

export const SORTS: readonly CrewSort[] = ['ready', 'service', 'updated']

/** What the address asks for; texts are empty when nothing is asked. */
export type CrewFilters = Record<CrewFilter, string> & { sort: CrewSort; page: number }

const SLUG = /^[a-z0-9-]{1,60}$/
const isSlug = (text: string) => SLUG.test(text)
const isWhole = (text: string, most: number) => /^[1-9]\d{0,2}$/.test(text) && Number(text) <= most
const isPlainDate = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text))

// The same bounds as the server's: a value it would refuse is dropped, so that an old link still shows a list.
const accepts: Record<CrewFilter, (text: string) => boolean> = {
  rank: isSlug,
  department: isSlug,
  fleet: isSlug,
  vessel: isSlug,
  readyTo: isPlainDate,
  inRank: (text) => isWhole(text, 600),
}

/** Reads the query of an address. */
export function parseCrewFilters(search: Readonly<Record<string, string>>): CrewFilters {
  const text = (name: CrewFilter) => {
    const value = search[name] ?? ''
    return accepts[name](value) ? value : ''
  }
  return {
    rank: text('rank'),
    department: text('department'),
    fleet: text('fleet'),
    vessel: text('vessel'),
    readyTo: text('readyTo'),
    inRank: text('inRank'),
    sort: SORTS.find((known) => known === search.sort) ?? 'ready',
    page: readPage(search.page, MAX_CREW_PAGE),
  }
}

/** The query of these filters in the address's fixed order, without what is the default anyway. */
export function toCrewQuery(filters: CrewFilters): Query {
  const values = {
    ...filters,
    sort: filters.sort === 'ready' ? '' : filters.sort,
    page: filters.page > 1 ? filters.page : '',
  }
  return Object.fromEntries(CREW_QUERY.map((name) => [name, values[name]]))
}

export const crewAddress = (filters: CrewFilters): string => withQuery('/seamans', toCrewQuery(filters))

/** Another search from this one; it starts at its first page again. */
export const changeCrew = (filters: CrewFilters, changes: Partial<CrewFilters>): CrewFilters => ({
  ...filters,
  page: 1,
  ...changes,
})

export const crewPath = (id: string): string => `/seamans/${id}`
