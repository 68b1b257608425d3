import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { VacancySort } from '#src/contract/vacancy-search/schemas.ts'
import type { Database } from '#src/server/platform/database.ts'
import { CARD_COLUMNS, CARD_NAMES, type CardRow } from '../vacancy/vacancy-card.ts'
import { type Candidate, readCandidates, toFacts } from './candidates.ts'
import type { Condition, FacetName } from './vacancy-filters.ts'
import { seqOf, type VacancyMatch } from './vacancy-match.ts'

/** Totals and counts are exact up to this number. */
export const MAX_EXACT = 1000
/** Limit of matches that are found together. */
const MAX_SHARED = 3 * MAX_EXACT

type Page = { limit: number; offset: number }

/** Orders of the database; match is not a column. */
export type StoredSort = Exclude<VacancySort, 'match'>

/** Orders of a search, for `vacancy v`. */
export const ORDERS: Record<StoredSort, string> = {
  newest: 'v.published_at DESC, v.seq DESC',
  joining: 'v.join_from, v.seq DESC',
  salary: 'v.pay_usd DESC, v.seq DESC',
}

// A covering index for everything but the card.
export const VACANCY_FACTS = 'vacancy v INDEXED BY vacancy_facts'
// A covering index for sequence number and demands.
const VACANCIES_OF_RANK = 'vacancy v INDEXED BY vacancy_rank'
// CROSS JOIN fixes the order: the search finds, the table only looks up.
const FOUND = `vacancy_search CROSS JOIN ${VACANCY_FACTS} ON v.seq = vacancy_search.rowid AND v.status = 'published'`
const FOUND_FACTS = `found CROSS JOIN ${VACANCY_FACTS} ON v.seq = found.seq AND v.status = 'published'`
const FOUND_UNCHECKED = 'vacancy_search'

const isOfVacancy = (sql: string): boolean => sql.includes('v.')

/** Whether the word index alone decides the matches. */
export const isUnchecked = ({ expression, conditions }: VacancyMatch): boolean =>
  expression !== null && !conditions.some(({ sql }) => isOfVacancy(sql))

/** @param more a further column of `vacancy_facts`: rank or demands */
function fromOf(match: VacancyMatch, more = ''): string {
  if (match.expression === null) return match.isOfRank ? VACANCIES_OF_RANK : VACANCY_FACTS
  return isUnchecked(match) && !isOfVacancy(more) ? FOUND_UNCHECKED : FOUND
}
/** All conditions: of the word index, or that a vacancy is published, then those on rows. */
const asksOf = ({ expression, conditions }: VacancyMatch): Condition[] => [
  expression === null
    ? { sql: "v.status = 'published'", values: [] }
    : { sql: 'vacancy_search MATCH ?', values: [expression] },
  ...conditions,
]
const whereOf = (match: VacancyMatch): string =>
  asksOf(match)
    .map(({ sql }) => sql)
    .join(' AND ')
export const valuesOf = (match: VacancyMatch) => asksOf(match).flatMap(({ values }) => values)

/** Cards of selected sequence numbers; CROSS JOIN makes them the outer loop. @param more further columns */
export const toCards = (picked: string, order: string, more?: string): string =>
  `SELECT ${more ? `${more}, ` : ''}${CARD_COLUMNS} FROM (${picked}) p CROSS JOIN vacancy v ON v.seq = p.seq CROSS JOIN organisation c ON c.id = v.company_id ORDER BY ${order}`

/** A page of all published vacancies, from the sort's index. */
const selectAll = (d1: D1Database, sort: StoredSort, { limit, offset }: Page): D1PreparedStatement => {
  const picked = `SELECT v.seq FROM vacancy v WHERE v.status = 'published' ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  return d1.prepare(toCards(picked, ORDERS[sort])).bind(limit, offset)
}

/** A page of matches, newest first: the index returns them in this order. */
const selectNewest = (d1: D1Database, match: VacancyMatch, { limit, offset }: Page): D1PreparedStatement => {
  const seq = seqOf(match)
  const picked = `SELECT ${seq} AS seq FROM ${fromOf(match)} WHERE ${whereOf(match)} ORDER BY ${seq} DESC LIMIT ? OFFSET ?`
  return d1.prepare(toCards(picked, 'v.seq DESC')).bind(...valuesOf(match), limit, offset)
}

/** At most one more than the exact limit; by age the newest. @param more as in `fromOf` */
export function withFound(match: VacancyMatch, sort: StoredSort, more?: string): string {
  const seq = seqOf(match)
  return `WITH found AS MATERIALIZED (SELECT ${seq} AS seq${more ? `, ${more}` : ''} FROM ${fromOf(match, more)} WHERE ${whereOf(match)}
    ${sort === 'newest' ? `ORDER BY ${seq} DESC` : ''} LIMIT ${MAX_EXACT + 1})`
}

const COUNTED = `(SELECT count(*) FROM found) <= ${MAX_EXACT}`

/** A page of matches; in another order than by age empty if there are too many to count. */
const pickFound = (sort: StoredSort): string =>
  sort === 'newest'
    ? 'SELECT seq FROM found ORDER BY seq DESC LIMIT ? OFFSET ?'
    : `SELECT v.seq FROM ${FOUND_FACTS} WHERE ${COUNTED} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`

/** Facts for counting, as one JSON text; null above the exact limit. */
export const COUNTED_FACTS = `iif(${COUNTED}, (SELECT json_group_array(${toFacts()}) FROM ${FOUND_FACTS}), NULL) AS facts`

const selectCandidates = (d1: D1Database, match: VacancyMatch): D1PreparedStatement =>
  d1.prepare(`${withFound(match, 'newest')} SELECT ${COUNTED_FACTS}`).bind(...valuesOf(match))

/** The same with a page of cards as another JSON text: the search runs once. */
const selectFound = (d1: D1Database, match: VacancyMatch, sort: StoredSort, { limit, offset }: Page) => {
  const cards = `SELECT json_group_array(json_array(${CARD_NAMES.join(', ')})) FROM (${toCards(pickFound(sort), ORDERS[sort])})`
  const sql = `${withFound(match, sort)} SELECT ${COUNTED_FACTS}, (${cards}) AS cards`
  return d1.prepare(sql).bind(...valuesOf(match), limit, offset)
}

export const findAllCards = async (db: Database, sort: StoredSort, page: Page): Promise<CardRow[]> =>
  (await selectAll(db.$client, sort, page).all<CardRow>()).results

const toCardRow = (values: readonly unknown[]): CardRow =>
  Object.fromEntries(CARD_NAMES.map((name, index) => [name, values[index]])) as CardRow

type Found = { cards: CardRow[]; candidates: Candidate[] | null }

/** Newest first, beyond the counted ones. */
async function findFarCards(d1: D1Database, match: VacancyMatch, page: Page): Promise<Found> {
  const [cards, facts] = await d1.batch([selectNewest(d1, match, page), selectCandidates(d1, match)])
  return {
    cards: (cards?.results ?? []) as CardRow[],
    candidates: readCandidates(facts?.results[0] as { facts: string | null }),
  }
}

/** One round trip: a page of cards and the candidates. If there are too many candidates they are null, and only the order by age has cards. */
export async function findCards(db: Database, match: VacancyMatch, sort: StoredSort, page: Page): Promise<Found> {
  const d1 = db.$client
  if (sort === 'newest' && page.offset + page.limit > MAX_EXACT) return findFarCards(d1, match, page)
  const row = await selectFound(d1, match, sort, page).first<{ facts: string | null; cards: string }>()
  const cards = JSON.parse(row?.cards ?? '[]') as unknown[][]
  return { cards: cards.map(toCardRow), candidates: readCandidates(row ?? undefined) }
}

type FacetMatch = readonly [FacetName, VacancyMatch]

const limitOf = (group: readonly FacetMatch[]): number => (group.length > 1 ? MAX_SHARED : MAX_EXACT)

/** Numbered parameters: matches of one search share most values, and a statement binds a hundred at most. */
function createParameters() {
  const values: (string | number)[] = []
  const place = (value: string | number): string => {
    const known = values.indexOf(value)
    return `?${known === -1 ? values.push(value) : known + 1}`
  }
  const write = (condition: Condition): string => {
    const own = condition.values.values()
    return condition.sql.replace(/\?/g, () => place(own.next().value as string | number))
  }
  return { values, write }
}

const isSame = (first: Condition, second: Condition): boolean =>
  first.sql === second.sql && JSON.stringify(first.values) === JSON.stringify(second.values)

/** Conditions common to all matches: rows without them are skipped early, or never read if they bound the scan. */
function listCommon(matches: readonly VacancyMatch[]): Condition[] {
  const [first = [], ...others] = matches.map(asksOf)
  return first.filter((one) => others.every((asks) => asks.some((each) => isSame(one, each))))
}

/**
 * The candidates of matches with the same expression: the index is searched once. One column each, `facts0`, `facts1` …; all null if they are
 * too many together, which says nothing about a single one.
 */
function selectShared(d1: D1Database, pairs: readonly FacetMatch[]): D1PreparedStatement {
  const { values, write } = createParameters()
  const common = listCommon(pairs.map(([, match]) => match))
  const own = (match: VacancyMatch) => asksOf(match).filter((one) => !common.some((other) => isSame(one, other)))
  // True for a match without conditions of its own.
  const toMark = (match: VacancyMatch) =>
    own(match)
      .map((one) => `(${write(one)})`)
      .join(' AND ') || 'TRUE'
  const marks = pairs.map(([, match], index) => `${toMark(match)} AS mark${index}`)
  const where = common.map(write).join(' AND ')
  const some = pairs.map((_pair, index) => `mark${index}`).join(' OR ')
  const from = pairs[0]?.[1].expression === null ? VACANCY_FACTS : FOUND
  const found = `SELECT v.seq, ${marks.join(', ')} FROM ${from} WHERE ${where} AND (${some}) LIMIT ${limitOf(pairs) + 1}`
  const columns = pairs.map(([name], index) => {
    const facts = `SELECT json_group_array(${toFacts(name)}) FROM ${FOUND_FACTS} WHERE found.mark${index}`
    return `iif((SELECT sum(mark${index}) FROM found) > ${MAX_EXACT}, NULL, (${facts})) AS facts${index}`
  })
  const sql = `WITH found AS MATERIALIZED (${found}) SELECT (SELECT count(*) FROM found) AS together, ${columns.join(', ')}`
  return d1.prepare(sql).bind(...values)
}

type Shared = Record<string, string | null> & { together: number }

/** Returns the candidates of several matches, each for counting one group; null for those with too many. */
export async function findCandidates(
  db: Database,
  pairs: readonly FacetMatch[],
): Promise<Map<FacetName, Candidate[] | null>> {
  const found = new Map<FacetName, Candidate[] | null>()
  if (pairs.length === 0) return found
  const groups = [...Map.groupBy(pairs, ([, { expression }]) => expression).values()]
  const answers = await db.$client.batch<Shared>(groups.map((group) => selectShared(db.$client, group)))
  const unknown: FacetMatch[] = []
  for (const [place, group] of groups.entries()) {
    const row = answers[place]?.results[0]
    for (const [index, pair] of group.entries()) {
      if (group.length > 1 && row && row.together > limitOf(group)) unknown.push(pair)
      else found.set(pair[0], readCandidates({ facts: row?.[`facts${index}`] ?? null }))
    }
  }
  const alone = await Promise.all(unknown.map((pair) => findCandidates(db, [pair])))
  for (const [name, candidates] of alone.flatMap((each) => [...each])) found.set(name, candidates)
  return found
}
