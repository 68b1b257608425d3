import type { PageHead } from '#src/app/page.ts'
import { withQuery } from '#src/contract/http/addresses.ts'
import type { VacancyList } from '#src/contract/vacancy-search/schemas.ts'
import { insideSentence, rankInside } from '#src/i18n/inside-sentence.ts'
import type { MessageId } from '#src/i18n/intl.ts'
import { addressOf, countFilters, toQuery, type VacancyFilters } from './filters.ts'
import type { Words } from './words.ts'

const FLEET_TITLES: Record<string, MessageId> = {
  'merchant-fleet': 'vacancy.list.title-merchant',
  'tanker-fleet': 'vacancy.list.title-tanker',
  'offshore-fleet': 'vacancy.list.title-offshore',
  'passenger-fleet': 'vacancy.list.title-passenger',
}

/** Returns the heading: the name of a fleet, ranks and vessel types, otherwise "Vacancies". */
export function titleOf(filters: VacancyFilters, words: Words): string {
  const names = namesOf(filters, words)
  if (names.length > 0) {
    return words.t('vacancy.list.title-names', { names: words.formats.list(names.map(({ inside }) => inside)) })
  }
  const fleet = filters.fleet.length === 1 ? FLEET_TITLES[filters.fleet[0] as string] : undefined
  return words.t(fleet ?? 'vacancy.list.title')
}

export function createListHead(data: VacancyList, filters: VacancyFilters, words: Words): PageHead {
  const title = titleOf(filters, words)
  const names = namesOf(filters, words)
  return {
    title: filters.page > 1 ? words.t('ui.pager.title', { title, page: filters.page }) : title,
    description: describeList(names, words),
    ...(import.meta.env.SSR && { canonical: addressOf(filters), feeds: [{ title, path: feedOf(filters) }] }),
    ...(isWorthIndexing(data, filters) ? {} : { noindex: true }),
  }
}

/** Returns the feed of the search. */
export const feedOf = (filters: VacancyFilters): string =>
  withQuery('/feed/vacancies.xml', { ...toQuery(filters), sort: undefined, page: undefined })

/** "148 vacancies from 61 companies" */
export function countLine({ total, totalIsExact, employers }: VacancyList, { t }: Words): string {
  if (employers === null) return t(totalIsExact ? 'vacancy.list.count' : 'vacancy.list.count-many', { count: total })
  return t(totalIsExact ? 'vacancy.list.count-employers' : 'vacancy.list.count-many-employers', {
    count: total,
    employers,
  })
}

const SHOWN_NAMES = 3

/** For the start of a text, and for its middle. */
type Name = { first: string; inside: string }

function namesOf(filters: VacancyFilters, { intl, rank, vessel, fleet }: Words): Name[] {
  const nameRank = (first: string): Name => ({ first, inside: rankInside(intl, first) })
  const nameThing = (first: string): Name => ({ first, inside: insideSentence(intl, first) })
  const names = [...filters.rank.map(rank).map(nameRank), ...filters.vessel.map(vessel).map(nameThing)]
  if (names.length === 0) return []
  names.push(...filters.fleet.map(fleet).map(nameThing))
  return names.length > SHOWN_NAMES ? [] : names
}

function describeList(names: readonly Name[], { t, formats }: Words): string {
  if (names.length === 0) return t('vacancy.list.description')
  const texts = names.map(({ first, inside }, place) => (place === 0 ? first : inside))
  return t('vacancy.list.description-names', { names: formats.list(texts) })
}

/** One rank, fleet, vessel type, or rank with vessel is indexed, because people search for these. */
function isWorthIndexing(data: VacancyList, filters: VacancyFilters): boolean {
  const known = filters.rank.length + filters.vessel.length + filters.fleet.length
  const single = filters.rank.length <= 1 && filters.vessel.length <= 1 && filters.fleet.length <= 1
  return (
    single &&
    countFilters(filters) === known &&
    known <= 2 &&
    filters.sort === 'newest' &&
    (data.total > 0 || known === 0)
  )
}
