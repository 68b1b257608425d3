import type { LocaleCode } from '#src/contract/locales.ts'
import type { VacancyList, VacancyQuery } from '#src/contract/schemas/vacancy.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getOpenFigures, type OpenFigures } from '../statistics/open-figures.usecases.ts'
import { type CardRow, toCard } from '../vacancies/vacancy-card.ts'
import { addNationalities } from './asked-nationalities.repository.ts'
import { findBroadCards } from './broad-search.usecases.ts'
import type { Candidate } from './candidates.ts'
import { findAllDemands, findCardsInOrder, findDemands } from './demand-search.repository.ts'
import { orderByMatch } from './match-order.ts'
import { markOwn, type OwnView, readOwnView } from './own-marks.usecases.ts'
import { addLongerWords, type QueryWords, readQueryWords, suggestTerms } from './query-words.ts'
import type { Demands } from './vacancy-demands.ts'
import { countFacet, type Facets, withoutCounts } from './vacancy-facets.ts'
import { FACETED, type FacetName, listActiveFacets } from './vacancy-filters.ts'
import { createMatch, type VacancyMatch } from './vacancy-match.ts'
import { findAllCards, findCandidates, findCards, MAX_EXACT, type StoredSort } from './vacancy-search.repository.ts'

export const PAGE_SIZE = 20

/** Candidates a facet is counted over: null when they are too many, `all` when nothing narrows it. */
type Base = Candidate[] | null | 'all'

const collectFacets = (figures: OpenFigures, baseOf: (name: FacetName) => Base, now: number): Facets => {
  const facetOf = (name: FacetName) => {
    const base = baseOf(name)
    if (base === 'all') return figures.facets[name]
    return base === null ? withoutCounts(figures.facets[name]) : countFacet(name, base, now)
  }
  return Object.fromEntries(FACETED.map((name) => [name, facetOf(name)])) as Facets
}

/** Each group of filters is counted without itself, so that one sees what another choice would find. */
async function findBases(
  services: Needs<'db'>,
  active: readonly FacetName[],
  matchWithout: (name: FacetName) => VacancyMatch | undefined,
) {
  const matches = active.map((name) => [name, matchWithout(name)] as const)
  const narrowed = matches.filter((pair): pair is [FacetName, VacancyMatch] => pair[1] !== undefined)
  const found = await findCandidates(services.db, narrowed)
  return new Map<FacetName, Base>(active.map((name) => [name, found.get(name) ?? (found.has(name) ? null : 'all')]))
}

type Plan = {
  query: VacancyQuery
  order: Order
  figures: OpenFigures
  matchWithout: (name?: FacetName) => VacancyMatch | undefined
}
type Found = Omit<VacancyList, 'items' | 'sort' | 'page' | 'pageSize' | 'suggestion'> & { cards: CardRow[] }

/** An order of the database, or by how well vacancies match what a seafarer tells. */
type Order = { sort: StoredSort } | { sort: 'match'; own: OwnView }

/** By match for seafarers alone: to others the newest come first. */
function orderOf({ sort }: VacancyQuery, own: OwnView | null): Order {
  if (sort !== 'match') return { sort }
  return own ? { sort, own } : { sort: 'newest' }
}

const toPage = ({ page }: VacancyQuery) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** The page of those that match best among the newest thousand. */
async function pickBest(
  { db }: Needs<'db'>,
  query: VacancyQuery,
  demands: readonly Demands[],
  own: OwnView,
): Promise<CardRow[]> {
  const { limit, offset } = toPage(query)
  const asked = await addNationalities(db, own.lawful, demands)
  const seqs = orderByMatch(asked, own.profile).slice(offset, offset + limit)
  return seqs.length > 0 ? findCardsInOrder(db, seqs) : []
}

/** The page that is asked for, and what its counts are made of. */
async function findPage(services: Needs<'db'>, { query, order }: Plan, match: VacancyMatch) {
  if (order.sort !== 'match') return findCards(services.db, match, order.sort, toPage(query))
  const { demands, candidates } = await findDemands(services.db, match)
  return { cards: await pickBest(services, query, demands, order.own), candidates }
}

/** More than a thousand: without one of its filters a search only finds more, so hardly a count is known. */
async function describeBroad(
  services: Needs<'db' | 'clock'>,
  { query, order: { sort }, figures, matchWithout }: Plan,
  match: VacancyMatch,
  first: CardRow[],
): Promise<Found> {
  const active = listActiveFacets(query)
  const isFirst = sort === 'newest' || sort === 'match'
  const cards = isFirst ? first : await findBroadCards(services, match, sort, toPage(query))
  const baseOf = (name: FacetName): Base => (active.includes(name) && matchWithout(name) === undefined ? 'all' : null)
  const facets = collectFacets(figures, baseOf, services.clock())
  return { cards, total: MAX_EXACT, totalIsExact: false, employers: null, facets }
}

async function searchNarrowed(services: Needs<'db' | 'clock'>, plan: Plan, match: VacancyMatch): Promise<Found> {
  const { query, figures, matchWithout } = plan
  const { cards, candidates } = await findPage(services, plan, match)
  if (candidates === null) return describeBroad(services, plan, match, cards)
  const others = await findBases(services, listActiveFacets(query), matchWithout)
  const baseOf = (name: FacetName): Base => (others.has(name) ? (others.get(name) ?? null) : candidates)
  return {
    cards,
    total: candidates.length,
    totalIsExact: true,
    employers: new Set(candidates.map(({ companyId }) => companyId)).size,
    facets: collectFacets(figures, baseOf, services.clock()),
  }
}

async function listEverything(
  services: Needs<'db'>,
  { query, order, figures: { total, employers, facets } }: Plan,
): Promise<Found> {
  const { db } = services
  const cards =
    order.sort === 'match'
      ? await pickBest(services, query, await findAllDemands(db), order.own)
      : await findAllCards(db, order.sort, toPage(query))
  return { cards, total, totalIsExact: true, employers, facets }
}

/** In which language words are read, and the seafarer who asks, if it is one. */
export type Reader = { locale: LocaleCode; seamanId: string | null }

/** Searches published vacancies: one page, the total as far as it is counted, and counts for every group of filters. */
export async function searchVacancies(
  services: Needs<'db' | 'cvs' | 'clock'>,
  query: VacancyQuery,
  { locale, seamanId }: Reader,
): Promise<VacancyList> {
  const now = services.clock()
  const [figures, spoken, own] = await Promise.all([
    getOpenFigures(services),
    readQueryWords(query.q, locale),
    readOwnView(services, seamanId),
  ])
  const order = orderOf(query, own)
  const search = async (words: QueryWords): Promise<Found> => {
    const matchWithout = (name?: FacetName) => createMatch({ query, spoken: words, market: figures, now }, name)
    const match = matchWithout()
    const plan: Plan = { query, order, figures, matchWithout }
    return match ? searchNarrowed(services, plan, match) : listEverything(services, plan)
  }
  const whole = await search(spoken)
  // Words are taken as beginnings of words when the whole words do not fill a page.
  const isShort = spoken.words.length > 0 && whole.total < PAGE_SIZE
  const { cards, ...found } = isShort ? await search(await addLongerWords(services.db, spoken)) : whole
  const suggestion = found.total === 0 ? await suggestTerms(query.q, locale) : null
  const items = await markOwn(services, cards.map(toCard), own)
  return { ...found, items, sort: order.sort, page: query.page, pageSize: PAGE_SIZE, suggestion }
}
