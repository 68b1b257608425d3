import type { Facet, VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { fromAddressValue, toAddressValue } from '#src/domain/vocabulary/address-values.ts'
import { FLEETS } from '#src/domain/vocabulary/fleets.ts'
import { RANK_DEPARTMENTS } from '#src/domain/vocabulary/rank.ts'
import { RANK_ABBREVIATIONS } from '#src/domain/vocabulary/rank-abbreviations.ts'
import { VESSEL_SILHOUETTES } from '#src/domain/vocabulary/vessel-silhouettes.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import type { ListFilter, VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

/** `value` as addresses have it. */
export type Option = { value: string; name: string; count: number | null; checked: boolean }

/** One list of choices: the likely ones to tick, the others behind a menu. */
export type FacetGroup = {
  filter: ListFilter
  title: string
  ticks: readonly Option[]
  menu: readonly Option[]
  /** Says what choosing from the menu does, and stands as its first choice. */
  menuTitle: string
  /** How to come to the choices that are left out of a broad list. */
  hint: string
}

type Kind = {
  title: MessageId
  menuTitle: MessageId
  /** The filters that make the menu short enough to be sent, and what is said until one of them is chosen. */
  after?: { filters: readonly ListFilter[]; hint: MessageId }
  /** How many choices are worth a line of their own; the chosen ones always have one. */
  limit: number
  name: (words: Words) => (value: string) => string
  place: (words: Words) => (value: string) => number
}

const ALL = 50
/** A menu of so many costs nothing worth saving. */
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

/** Names a value of a list filter, as chips and headings say it. */
export const nameOf = (filter: ListFilter, value: string, words: Words): string => KINDS[filter].name(words)(value)

/** Whether the choices of this kind wait until the list is narrowed by another filter. */
const isBroad = ({ after }: Kind, filters: VacancyFilters): boolean =>
  after?.filters.every((other) => filters[other].length === 0) ?? false

/** The choices of one filter: what is chosen first, then the most frequent; nothing that would find nothing. */
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

/** Only what the form can show: the long lists that wait for another filter are cut, so that a page carries less. */
export function trimFacets(facets: VacancyList['facets'], filters: VacancyFilters): VacancyList['facets'] {
  const trim = (filter: ListFilter): Facet => {
    const kind = KINDS[filter]
    const chosen = filters[filter]
    // One more than a short menu has, or the list would no longer count as one that waits.
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
