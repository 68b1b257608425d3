import type { Facet, VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { fromAddressValue, toAddressValue } from '#src/domain/vocabulary/address-values.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { RANK_DEPARTMENTS } from '#src/domain/vocabulary/rank.ts'
import { RANK_ABBREVIATIONS } from '#src/domain/vocabulary/rank-abbreviations.ts'
import { VESSEL_SILHOUETTES } from '#src/domain/vocabulary/vessel-silhouettes.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import type { ListFilter, VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

/** `value` as in addresses. */
export type Option = { value: string; name: string; count: number | null; checked: boolean }

/** The choices of one filter: frequent ones as checkboxes, others in a menu. */
export type FacetGroup = {
  filter: ListFilter
  title: string
  ticks: readonly Option[]
  menu: readonly Option[]
  /** The first option of the menu, which explains it. */
  menuTitle: string
  /** How to get the choices left out of a broad list. */
  hint: string
}

type Kind = {
  title: MessageId
  menuTitle: MessageId
  /** Filters that shorten the menu enough to be sent, and the hint until one is selected. */
  after?: { filters: readonly ListFilter[]; hint: MessageId }
  /** Number of checkboxes; selected ones are always shown. */
  limit: number
  name: (words: Words) => (value: string) => string
  place: (words: Words) => (value: string) => number
}

const ALL = 50
/** Menus up to this length are always sent. */
const SHORT = 20

const placeIn = (values: readonly string[]) => {
  const places = new Map(values.map((value, place) => [value, place]))
  return () => (value: string) => places.get(value) ?? values.length
}

const byCountry = (words: Words) => words.countryOrder

const SOMETHING: Kind['after'] = {
  filters: ['rank', 'department', 'fleet', 'vessel'],
  hint: 'vacancy.filter.later-hint',
}

const KINDS: Record<ListFilter, Kind> = {
  rank: {
    title: 'vacancy.filter.rank',
    menuTitle: 'vacancy.filter.rank-more',
    after: { filters: ['department', 'fleet'], hint: 'vacancy.filter.rank-hint' },
    limit: 8,
    name: (words) => words.rank,
    place: placeIn([...RANK_ABBREVIATIONS.keys()]),
  },
  fleet: {
    title: 'vacancy.filter.fleet',
    menuTitle: 'vacancy.filter.any',
    limit: ALL,
    name: (words) => words.fleet,
    place: placeIn(FLEETS),
  },
  vessel: {
    title: 'vacancy.filter.vessel',
    menuTitle: 'vacancy.filter.vessel-more',
    after: { filters: ['fleet'], hint: 'vacancy.filter.vessel-hint' },
    limit: 6,
    name: (words) => words.vessel,
    place: placeIn([...VESSEL_SILHOUETTES.keys()]),
  },
  department: {
    title: 'vacancy.filter.department',
    menuTitle: 'vacancy.filter.any',
    limit: ALL,
    name: (words) => words.department,
    place: placeIn(RANK_DEPARTMENTS),
  },
  nationality: {
    title: 'vacancy.filter.nationality',
    menuTitle: 'vacancy.filter.nationality-more',
    limit: 0,
    name: (words) => words.formats.country,
    place: byCountry,
  },
  country: {
    title: 'vacancy.filter.country',
    menuTitle: 'vacancy.filter.country-more',
    after: SOMETHING,
    limit: 6,
    name: (words) => words.formats.country,
    place: byCountry,
  },
  flag: {
    title: 'vacancy.filter.flag',
    menuTitle: 'vacancy.filter.flag-more',
    after: SOMETHING,
    limit: 6,
    name: (words) => words.formats.flag,
    place: byCountry,
  },
}

/** Returns the name of a filter value for chips and headings. */
export const nameOf = (filter: ListFilter, value: string, words: Words): string => KINDS[filter].name(words)(value)

/** Whether the choices are left out until another filter is set. */
const isBroad = ({ after }: Kind, filters: VacancyFilters): boolean =>
  after?.filters.every((other) => filters[other].length === 0) ?? false

/** Creates the choices of one filter: selected ones first, then the most frequent; none without results. */
export function createFacetGroup(
  filter: ListFilter,
  facets: VacancyList['facets'],
  filters: VacancyFilters,
  words: Words,
): FacetGroup {
  const kind = KINDS[filter]
  const chosen = filters[filter]
  const name = kind.name(words)
  const place = kind.place(words)
  const toOption = ({ value, count }: Facet[number]): Option => ({
    value: toAddressValue(value),
    name: name(value),
    count,
    checked: chosen.includes(value),
  })
  const options = withChosen(facets[filter], chosen).map(toOption)
  const frequent = kind.limit === ALL ? options : [...options].sort(compareByUse)
  const cut = Math.max(kind.limit, chosen.length)
  const rest = frequent.slice(cut)
  const waits = rest.length > SHORT && isBroad(kind, filters)
  const placeOf = ({ value }: Option) => place(fromAddressValue(filter, value))
  const inOrder = (left: Option, right: Option) => placeOf(left) - placeOf(right)
  return {
    filter,
    title: words.t(kind.title),
    ticks: kind.limit === ALL ? frequent.sort(inOrder) : frequent.slice(0, cut),
    menu: waits ? [] : rest.sort(inOrder),
    menuTitle: words.t(cut === 0 ? 'vacancy.filter.any' : kind.menuTitle),
    hint: waits && kind.after ? words.t(kind.after.hint) : '',
  }
}

/** Cuts long lists that depend on another filter, so that a page is smaller. */
export function trimFacets(facets: VacancyList['facets'], filters: VacancyFilters): VacancyList['facets'] {
  const trim = (filter: ListFilter): Facet => {
    const kind = KINDS[filter]
    const chosen = filters[filter]
    // One more than a short menu, so that the list still counts as broad.
    const shown = Math.max(kind.limit, chosen.length) + SHORT + 1
    if (!isBroad(kind, filters) || facets[filter].length <= shown) return facets[filter]
    const byUse = facets[filter].toSorted((left, right) => (right.count ?? 0) - (left.count ?? 0))
    return byUse.filter(({ value }, place) => place < shown || chosen.includes(value))
  }
  const names = Object.keys(KINDS) as ListFilter[]
  return { ...facets, ...Object.fromEntries(names.map((name) => [name, trim(name)])) }
}

const compareByUse = (left: Option, right: Option): number =>
  Number(right.checked) - Number(left.checked) || (right.count ?? 0) - (left.count ?? 0)

function withChosen(facet: Facet, chosen: readonly string[]): Facet {
  const alive = facet.filter(({ value, count }) => count !== 0 || chosen.includes(value))
  const missing = chosen.filter((value) => !facet.some((entry) => entry.value === value))
  return [...alive, ...missing.map((value) => ({ value, count: null }))]
}
