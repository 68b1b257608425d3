import type { LocaleCode } from '#src/contract/locales.ts'
import type { VacancyList, VacancyQuery } from '#src/contract/schemas/vacancy.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getOpenFigures, type OpenFigures } from '../statistics/open-figures.usecases.ts'
import { type CardRow, toCard } from '../vacancies/vacancy-card.ts'
import { findBroadCards } from './broad-search.usecases.ts'
import type { Candidate } from './candidates.ts'
import { addLongerWords, type QueryWords, readQueryWords, suggestTerms } from './query-words.ts'
import { countFacet, type Facets, withoutCounts } from './vacancy-facets.ts'
import { FACETED, type FacetName, listActiveFacets } from './vacancy-filters.ts'
import { createMatch, type VacancyMatch } from './vacancy-match.ts'
import { findAllCards, findCandidates, findCards, MAX_EXACT } from './vacancy-search.repository.ts'

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

type Plan = { query: VacancyQuery; figures: OpenFigures; matchWithout: (name?: FacetName) => VacancyMatch | undefined }
type Found = Omit<VacancyList, 'page' | 'pageSize' | 'suggestion'>

const toPage = ({ page }: VacancyQuery) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** More than a thousand: without one of its filters a search only finds more, so hardly a count is known. */
async function describeBroad(
  services: Needs<'db' | 'clock'>,
  { query, figures, matchWithout }: Plan,
  match: VacancyMatch,
  newest: CardRow[],
): Promise<Found> {
  const { sort } = query
  const active = listActiveFacets(query)
  const cards = sort === 'newest' ? newest : await findBroadCards(services, match, sort, toPage(query))
  const baseOf = (name: FacetName): Base => (active.includes(name) && matchWithout(name) === undefined ? 'all' : null)
  const facets = collectFacets(figures, baseOf, services.clock())
  return { items: cards.map(toCard), total: MAX_EXACT, totalIsExact: false, employers: null, facets }
}

async function searchNarrowed(services: Needs<'db' | 'clock'>, plan: Plan, match: VacancyMatch): Promise<Found> {
  const { query, figures, matchWithout } = plan
  const { cards, candidates } = await findCards(services.db, match, query.sort, toPage(query))
  if (candidates === null) return describeBroad(services, plan, match, cards)
  const others = await findBases(services, listActiveFacets(query), matchWithout)
  const baseOf = (name: FacetName): Base => (others.has(name) ? (others.get(name) ?? null) : candidates)
  return {
    items: cards.map(toCard),
    total: candidates.length,
    totalIsExact: true,
    employers: new Set(candidates.map(({ companyId }) => companyId)).size,
    facets: collectFacets(figures, baseOf, services.clock()),
  }
}

async function listEverything(
  services: Needs<'db'>,
  query: VacancyQuery,
  { total, employers, facets }: OpenFigures,
): Promise<Found> {
  const cards = await findAllCards(services.db, query.sort, toPage(query))
  return { items: cards.map(toCard), total, totalIsExact: true, employers, facets }
}

/** Searches published vacancies: one page, the total as far as it is counted, and counts for every group of filters. */
export async function searchVacancies(
  services: Needs<'db' | 'clock'>,
  query: VacancyQuery,
  locale: LocaleCode,
): Promise<VacancyList> {
  const now = services.clock()
  const [figures, spoken] = await Promise.all([getOpenFigures(services), readQueryWords(query.q, locale)])
  const search = async (words: QueryWords): Promise<Found> => {
    const matchWithout = (name?: FacetName) => createMatch({ query, spoken: words, market: figures, now }, name)
    const match = matchWithout()
    return match
      ? searchNarrowed(services, { query, figures, matchWithout }, match)
      : listEverything(services, query, figures)
  }
  const whole = await search(spoken)
  // Words are taken as beginnings of words when the whole words do not fill a page.
  const isShort = spoken.words.length > 0 && whole.total < PAGE_SIZE
  const found = isShort ? await search(await addLongerWords(services.db, spoken)) : whole
  const suggestion = found.total === 0 ? await suggestTerms(query.q, locale) : null
  return { ...found, page: query.page, pageSize: PAGE_SIZE, suggestion }
}
