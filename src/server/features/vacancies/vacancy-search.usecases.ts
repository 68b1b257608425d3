import type { LocaleCode } from '../../../contract/locales.ts'
import type { VacancyList, VacancyQuery, VacancySort } from '../../../contract/schemas/vacancy.ts'
import type { Services } from '../../platform/services.ts'
import { getOpenFigures, type OpenFigures } from '../statistics/open-figures.usecases.ts'
import { readQueryWords } from './query-words.ts'
import { createTerm, findWeek, HIGHEST_PAY_BUCKET } from './search-terms.ts'
import { type CardRow, toCard } from './vacancy-card.ts'
import { countFacet, type Facets, withoutCounts } from './vacancy-facets.ts'
import { createMatch, FACETED, listActiveFacets, type VacancyMatch } from './vacancy-match.ts'
import { type Candidate, countFound, EXACT_LIMIT, findAllCards, findCards, findJoiningRange, findSortedCards } from './vacancy-search.repository.ts'

export const PAGE_SIZE = 20

type Narrowed = VacancyMatch & { expression: string }
type Page = { limit: number; offset: number }

const isNarrowed = (match: VacancyMatch): match is Narrowed => match.expression !== undefined

/** Terms of the sort's steps, in its order. */
async function listSteps(services: Services, sort: VacancySort): Promise<string[]> {
  if (sort === 'salary') {
    return Array.from({ length: HIGHEST_PAY_BUCKET + 1 }, (_, index) => createTerm('pay', HIGHEST_PAY_BUCKET - index))
  }
  const range = await findJoiningRange(services.db)
  if (!range) return []
  const first = findWeek(range.first)
  return Array.from({ length: findWeek(range.last) - first + 1 }, (_, index) => createTerm('week', first + index))
}

/**
 * A page of a search with more results than can be sorted: the index tells how many lie in the first steps of the order
 * (pay, week of joining), so that only enough of them for this page are sorted.
 */
async function findBroadCards(services: Services, match: Narrowed, sort: VacancySort, page: Page): Promise<CardRow[]> {
  const steps = await listSteps(services, sort)
  const sizes = [4, 8, 16, 32, 64, 128].filter((size) => size < steps.length)
  const narrow = (size: number): Narrowed => ({
    ...match,
    expression: `(${match.expression}) AND terms : (${steps.slice(0, size).map((step) => `"${step}"`).join(' OR ')})`,
  })
  const needed = page.offset + page.limit
  const found = await countFound(services.db, sizes.map(narrow), needed)
  const enough = sizes.find((_, index) => (found[index] ?? 0) >= needed)
  return findSortedCards(services.db, enough === undefined ? match : narrow(enough), sort, page)
}

function collectFacets(
  figures: OpenFigures,
  candidates: readonly Candidate[],
  others: ReadonlyMap<string, Candidate[] | null>,
  now: number,
): Facets {
  const facetOf = (name: (typeof FACETED)[number]) => {
    const own = others.has(name) ? others.get(name) : candidates
    if (own === null || own === undefined) return figures.facets[name]
    return own.length > EXACT_LIMIT ? withoutCounts(figures.facets[name]) : countFacet(name, own, now)
  }
  return Object.fromEntries(FACETED.map((name) => [name, facetOf(name)])) as Facets
}

async function listEverything(services: Services, sort: VacancySort, page: Page, figures: OpenFigures) {
  const cards = await findAllCards(services.db, sort, page)
  const { total, employers, facets } = figures
  return { items: cards.map(toCard), total, totalIsExact: true, employers, facets }
}

/** Searches published vacancies: one page, the total as far as it is counted, and counts for every group of filters. */
export async function searchVacancies(services: Services, query: VacancyQuery, locale: LocaleCode): Promise<VacancyList> {
  const { db, clock } = services
  const now = clock()
  const page = { limit: PAGE_SIZE, offset: (query.page - 1) * PAGE_SIZE }
  const frame = { page: query.page, pageSize: PAGE_SIZE }
  const [figures, spoken] = await Promise.all([getOpenFigures(services), readQueryWords(query.q, locale)])
  const match = createMatch(query, spoken, now)
  if (!isNarrowed(match)) return { ...(await listEverything(services, query.sort, page, figures)), ...frame }

  const active = listActiveFacets(query)
  const others = active.map((name) => createMatch(query, spoken, now, name))
  const answer = await findCards(db, match, others, query.sort, page)
  const isExact = answer.candidates.length <= EXACT_LIMIT
  const cards = isExact || query.sort === 'newest' ? answer.cards : await findBroadCards(services, match, query.sort, page)
  const byName = new Map(active.map((name, index) => [name, answer.others[index] ?? null]))
  return {
    items: cards.map(toCard),
    total: Math.min(answer.candidates.length, EXACT_LIMIT),
    totalIsExact: isExact,
    employers: isExact ? new Set(answer.candidates.map(({ companyId }) => companyId)).size : null,
    ...frame,
    facets: collectFacets(figures, answer.candidates, byName, now),
  }
}
