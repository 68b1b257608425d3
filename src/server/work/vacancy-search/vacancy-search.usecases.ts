import type { VacancyList, VacancyQuery } from '#src/contract/vacancy-search/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { listOwnRanks } from '#src/domain/match/judge-person.ts'
import { toPlainDate } from '#src/domain/time.ts'
import type { AskingSeaman } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { getOpenFigures, type OpenFigures } from '../market/open-figures.usecases.ts'
import { type CardRow, toCard } from '../vacancy/vacancy-card.ts'
import { addNationalities } from './asked-nationalities.repository.ts'
import { findBroadCards } from './broad-search.usecases.ts'
import type { Candidate } from './candidates.ts'
import {
  type AskedFor,
  type FirstRanks,
  findAllDemands,
  findDemands,
  findMarkedCards,
} from './demand-search.repository.ts'
import { orderByMatch } from './match-order.ts'
import {
  markCards,
  type OwnMarks,
  type OwnView,
  readOwnMarks,
  readOwnView,
  recallOwnView,
} from './own-marks.usecases.ts'
import { addLongerWords, type QueryWords, readQueryWords, suggestTerms } from './query-words.ts'
import { countFacet, type Facets, withoutCounts } from './vacancy-facets.ts'
import { FACETED, type FacetName, listActiveFacets } from './vacancy-filters.ts'
import { createMatch, type VacancyMatch } from './vacancy-match.ts'
import { findAllCards, findCandidates, findCards, MAX_EXACT, type StoredSort } from './vacancy-search.repository.ts'

export const PAGE_SIZE = 20

/** Candidates for counting a facet: null if too many, `all` if nothing narrows them. */
type Base = Candidate[] | null | 'all'

const collectFacets = (figures: OpenFigures, baseOf: (name: FacetName) => Base, now: number): Facets => {
  const facetOf = (name: FacetName) => {
    const base = baseOf(name)
    if (base === 'all') return figures.facets[name]
    return base === null ? withoutCounts(figures.facets[name]) : countFacet(name, base, now)
  }
  return Object.fromEntries(FACETED.map((name) => [name, facetOf(name)])) as Facets
}

/** Each group is counted without its own filter, to show what other choices would find. */
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
/** `marks`: the seafarer's marks of the page's vacancies, if the search returned them. */
type Shown = { cards: CardRow[]; marks?: OwnMarks }
type Found = Omit<VacancyList, 'items' | 'sort' | 'page' | 'pageSize' | 'suggestion'> & Shown

/** A seafarer whose CV is read during the search; `recalled` is the cached profile, which may be outdated. */
type Asker = { seamanId: string; own: Promise<OwnView | null>; recalled: OwnView | null }

const toAsker = (services: Needs<'cvs' | 'clock'>, seamanId: string, own: Asker['own']): Asker => ({
  seamanId,
  own,
  recalled: recallOwnView(services, seamanId),
})

/** An order of the database, or by match with a seafarer. */
type Order = { sort: StoredSort } | { sort: 'match'; asker: Asker }

/** By match for seafarers only; for others newest first. */
function orderOf({ sort }: VacancyQuery, asker: Asker | null): Order {
  if (sort !== 'match') return { sort }
  return asker ? { sort, asker } : { sort: 'newest' }
}

const toPage = ({ page }: VacancyQuery) => ({ limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE })

/** Beyond this page the own rank is hardly ever enough. */
const FAR = 5 * PAGE_SIZE

/** Own ranks come first and fill the first pages. Null if others are needed: with a selected rank all are of one kind. */
function findFirstRanks(query: VacancyQuery, own: OwnView | null): FirstRanks | null {
  const { limit, offset } = toPage(query)
  if (query.rank.length > 0 || offset >= FAR) return null
  return own && { ranks: listOwnRanks(own.profile), count: offset + limit }
}

/** Searches with cached ranks while the CV is read, and again if they have changed. */
async function askByRanks<Answer>(
  query: VacancyQuery,
  { own, recalled }: Asker,
  ask: (first: FirstRanks | null) => Promise<Answer>,
): Promise<Answer> {
  const likely = findFirstRanks(query, recalled ?? (await own))
  const [answer, read] = await Promise.all([ask(likely), own])
  const first = findFirstRanks(query, read)
  return JSON.stringify(first) === JSON.stringify(likely) ? answer : ask(first)
}

/** The page of best matches among the newest thousand; empty for a seafarer erased meanwhile. */
async function pickBest(
  { db }: Needs<'db'>,
  query: VacancyQuery,
  { demands, lawful }: AskedFor,
  asker: Asker,
): Promise<Shown> {
  const { limit, offset } = toPage(query)
  const [own, asked] = await Promise.all([asker.own, addNationalities(db, lawful, demands)])
  const best = own ? orderByMatch(asked, own.profile).slice(offset, offset + limit) : []
  const factsOf = new Map(best.map(({ seq, facts }) => [seq, facts]))
  const cards = await findMarkedCards(db, asker.seamanId, [...factsOf.keys()])
  const marks = cards.flatMap(({ id, seq, applied }) => {
    const facts = factsOf.get(seq)
    return facts ? [[id, { facts, applied: applied === 1 }] as const] : []
  })
  return { cards, marks: new Map(marks) }
}

async function pickBestOfAll(services: Needs<'db' | 'clock'>, query: VacancyQuery, asker: Asker): Promise<Shown> {
  const { db, clock } = services
  const asked = await askByRanks(query, asker, (first) => findAllDemands(db, toPlainDate(clock()), first))
  return pickBest(services, query, asked, asker)
}

type Looked = { page: Promise<Shown>; candidates: Candidate[] | null }

/** Candidates and the page; by match the page is searched afterwards. */
async function findPage(services: Needs<'db' | 'clock'>, { query, order }: Plan, match: VacancyMatch): Promise<Looked> {
  if (order.sort !== 'match') {
    const { cards, candidates } = await findCards(services.db, match, order.sort, toPage(query))
    return { page: Promise.resolve({ cards }), candidates }
  }
  const { db, clock } = services
  const ask = (first: FirstRanks | null) => findDemands(db, match, toPlainDate(clock()), first)
  const { asked, candidates } = await askByRanks(query, order.asker, ask)
  return { page: pickBest(services, query, asked, order.asker), candidates }
}

/** Above a thousand, a search without one of its filters finds even more, so hardly any count is known. */
async function describeBroad(
  services: Needs<'db' | 'clock'>,
  { query, order: { sort }, figures, matchWithout }: Plan,
  match: VacancyMatch,
  first: Shown,
): Promise<Found> {
  const active = listActiveFacets(query)
  const isFirst = sort === 'newest' || sort === 'match'
  const shown = isFirst ? first : { cards: await findBroadCards(services, match, sort, toPage(query)) }
  const baseOf = (name: FacetName): Base => (active.includes(name) && matchWithout(name) === undefined ? 'all' : null)
  const facets = collectFacets(figures, baseOf, services.clock())
  return { ...shown, total: MAX_EXACT, totalIsExact: false, employers: null, facets }
}

async function searchNarrowed(services: Needs<'db' | 'clock'>, plan: Plan, match: VacancyMatch): Promise<Found> {
  const { query, figures, matchWithout } = plan
  const { page, candidates } = await findPage(services, plan, match)
  if (candidates === null) return describeBroad(services, plan, match, await page)
  const [shown, others] = await Promise.all([page, findBases(services, listActiveFacets(query), matchWithout)])
  const baseOf = (name: FacetName): Base => (others.has(name) ? (others.get(name) ?? null) : candidates)
  return {
    ...shown,
    total: candidates.length,
    totalIsExact: true,
    employers: new Set(candidates.map(({ companyId }) => companyId)).size,
    facets: collectFacets(figures, baseOf, services.clock()),
  }
}

async function listEverything(
  services: Needs<'db' | 'clock'>,
  { query, order, figures: { total, employers, facets } }: Plan,
): Promise<Found> {
  const shown =
    order.sort === 'match'
      ? await pickBestOfAll(services, query, order.asker)
      : { cards: await findAllCards(services.db, order.sort, toPage(query)) }
  return { ...shown, total, totalIsExact: true, employers, facets }
}

/** The language of words, and the calling seafarer, if any. */
export type Reader = { locale: LocaleCode; seaman: AskingSeaman | null }

/** Searches published vacancies: one page, the total up to the exact limit, and counts of every group of filters. */
export async function searchVacancies(
  services: Needs<'db' | 'cvs' | 'clock'>,
  query: VacancyQuery,
  { locale, seaman }: Reader,
): Promise<VacancyList> {
  const now = services.clock()
  const [figures, spoken] = await Promise.all([getOpenFigures(services), readQueryWords(query.q, locale)])
  const reading = readOwnView(services, seaman)
  const order = orderOf(query, seaman && toAsker(services, seaman.id, reading))
  const search = async (words: QueryWords): Promise<Found> => {
    const matchWithout = (name?: FacetName) => createMatch({ query, spoken: words, market: figures, now }, name)
    const match = matchWithout()
    const plan: Plan = { query, order, figures, matchWithout }
    return match ? searchNarrowed(services, plan, match) : listEverything(services, plan)
  }
  const [whole, own] = await Promise.all([search(spoken), reading])
  // Words are used as prefixes if whole words do not fill a page.
  const isShort = spoken.words.length > 0 && whole.total < PAGE_SIZE
  const { cards, marks, ...found } = isShort ? await search(await addLongerWords(services.db, spoken)) : whole
  const suggestion = found.total === 0 ? await suggestTerms(query.q, locale) : null
  const told = marks ?? (await readOwnMarks(services, own, cards))
  const items = markCards(cards.map(toCard), own, told)
  return { ...found, items, sort: order.sort, page: query.page, pageSize: PAGE_SIZE, suggestion }
}
