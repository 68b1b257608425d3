import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { VacancySort } from '#src/contract/schemas/vacancy.ts'
import type { Database } from '#src/server/platform/database.ts'
import { CARD_COLUMNS, type CardRow } from '../vacancies/vacancy-card.ts'
import type { Condition, FacetName } from './vacancy-filters.ts'
import type { VacancyMatch } from './vacancy-match.ts'

/** Totals and counts are exact up to this many. */
export const MAX_EXACT = 1000
/** So many may several matches find together. */
const MAX_SHARED = 3 * MAX_EXACT

/** What counts are made of: one found vacancy. */
export type Candidate = {
  rank: string
  department: string
  fleet: string
  vessel: string
  flag: string | null
  country: string | null
  english: number
  /** Null when everybody is accepted. */
  nationalities: string[] | null
  publishedAt: number
  companyId: string
  /** Of an employer whose licence was checked: 1 or 0. */
  verified: number
}

type Page = { limit: number; offset: number }

/** Orders of a search, for `vacancy v`. */
export const ORDERS: Record<VacancySort, string> = {
  newest: 'v.published_at DESC, v.seq DESC',
  joining: 'v.join_from, v.seq DESC',
  salary: 'v.pay_usd DESC, v.seq DESC',
}

// The index has everything that is asked of a found vacancy but its card.
const VACANCY_FACTS = 'vacancy v INDEXED BY vacancy_facts'
// CROSS JOIN fixes the order: the search finds, the table only looks up.
const FOUND = `vacancy_search CROSS JOIN ${VACANCY_FACTS} ON v.seq = vacancy_search.rowid AND v.status = 'published'`
const FOUND_FACTS = `found CROSS JOIN ${VACANCY_FACTS} ON v.seq = found.seq AND v.status = 'published'`
const FOUND_UNCHECKED = 'vacancy_search'

const fromOf = ({ conditions }: VacancyMatch): string =>
  conditions.some(({ sql }) => sql.includes('v.')) ? FOUND : FOUND_UNCHECKED
const whereOf = ({ conditions }: VacancyMatch): string =>
  ['vacancy_search MATCH ?', ...conditions.map(({ sql }) => sql)].join(' AND ')
const valuesOf = ({ expression, conditions }: VacancyMatch) => [
  expression,
  ...conditions.flatMap(({ values }) => values),
]

/** Cards of the seqs that a query picks. */
export const toCards = (picked: string, order: string): string =>
  `SELECT ${CARD_COLUMNS} FROM (${picked}) p JOIN vacancy v ON v.seq = p.seq JOIN company c ON c.id = v.company_id ORDER BY ${order}`

/** A page of all published vacancies, straight from the sort's own index. */
const selectAll = (d1: D1Database, sort: VacancySort, { limit, offset }: Page): D1PreparedStatement => {
  const picked = `SELECT v.seq FROM vacancy v WHERE v.status = 'published' ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  return d1.prepare(toCards(picked, ORDERS[sort])).bind(limit, offset)
}

/** A page of found vacancies, newest first: the index gives them in this order by itself. */
const selectNewest = (d1: D1Database, match: VacancyMatch, { limit, offset }: Page): D1PreparedStatement => {
  const where = `${whereOf(match)} ORDER BY vacancy_search.rowid DESC LIMIT ? OFFSET ?`
  const picked = `SELECT vacancy_search.rowid AS seq FROM ${fromOf(match)} WHERE ${where}`
  return d1.prepare(toCards(picked, 'v.seq DESC')).bind(...valuesOf(match), limit, offset)
}

/** At most one more than is counted exactly. */
const withFound = (match: VacancyMatch): string =>
  `WITH found AS MATERIALIZED (SELECT vacancy_search.rowid AS seq FROM ${fromOf(match)} WHERE ${whereOf(match)} LIMIT ${MAX_EXACT + 1})`

/** A page of found vacancies in another order; empty when there are more than can be counted. */
const selectSorted = (
  d1: D1Database,
  match: VacancyMatch,
  sort: VacancySort,
  { limit, offset }: Page,
): D1PreparedStatement => {
  const picked = `SELECT v.seq FROM ${FOUND_FACTS} WHERE (SELECT count(*) FROM found) <= ${MAX_EXACT}
    ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  return d1.prepare(`${withFound(match)} ${toCards(picked, ORDERS[sort])}`).bind(...valuesOf(match), limit, offset)
}

/** In the order of "Facts". */
const FACTS: readonly (readonly [name: FacetName | 'company', sql: string])[] = [
  ['rank', 'v.rank'],
  ['department', 'v.department'],
  ['fleet', 'v.fleet'],
  ['vessel', 'v.vessel_type'],
  ['flag', 'v.flag'],
  ['country', 'v.port_country'],
  ['english', 'v.english_order'],
  ['nationality', 'iif(v.any_nationality, NULL, json(v.nationalities))'],
  ['published', 'v.published_at'],
  ['company', 'v.company_id'],
  ['verified', 'v.company_id IN (SELECT id FROM company WHERE verified = 1)'],
]

/** Where one group is counted the others are left empty: the text is what takes the time. */
const toFacts = (only?: FacetName): string =>
  `json_array(${FACTS.map(([name, sql]) => (only === undefined || name === only ? sql : 'NULL')).join(', ')})`

/** The facts that counts are made of, as one JSON text; null when there are more vacancies than are counted exactly. */
const selectCandidates = (d1: D1Database, match: VacancyMatch): D1PreparedStatement => {
  const facts = `SELECT json_group_array(${toFacts()}) FROM ${FOUND_FACTS}`
  const sql = `SELECT iif((SELECT count(*) FROM found) > ${MAX_EXACT}, NULL, (${facts})) AS facts`
  return d1.prepare(`${withFound(match)} ${sql}`).bind(...valuesOf(match))
}

type Facts = [
  string,
  string,
  string,
  string,
  string | null,
  string | null,
  number,
  string[] | null,
  number,
  string,
  number,
]

const toCandidate = ([
  rank,
  department,
  fleet,
  vessel,
  flag,
  country,
  english,
  nationalities,
  publishedAt,
  companyId,
  verified,
]: Facts): Candidate => ({
  rank,
  department,
  fleet,
  vessel,
  flag,
  country,
  english,
  nationalities,
  publishedAt,
  companyId,
  verified,
})

const readCandidates = (row: { facts: string | null } | undefined): Candidate[] | null =>
  row?.facts ? (JSON.parse(row.facts) as Facts[]).map(toCandidate) : null

export const findAllCards = async (db: Database, sort: VacancySort, page: Page): Promise<CardRow[]> =>
  (await selectAll(db.$client, sort, page).all<CardRow>()).results

/** One round trip: a page of cards and the candidates. When those are too many they are null, and only the order by age has cards. */
export async function findCards(db: Database, match: VacancyMatch, sort: VacancySort, page: Page) {
  const d1 = db.$client
  const cards = sort === 'newest' ? selectNewest(d1, match, page) : selectSorted(d1, match, sort, page)
  const [found, facts] = await d1.batch([cards, selectCandidates(d1, match)])
  return {
    cards: (found?.results ?? []) as CardRow[],
    candidates: readCandidates(facts?.results[0] as { facts: string | null }),
  }
}

type FacetMatch = readonly [FacetName, VacancyMatch]

const limitOf = (group: readonly FacetMatch[]): number => (group.length > 1 ? MAX_SHARED : MAX_EXACT)

/** Parameters by number: matches of one search share most values, and the database binds a hundred at most. */
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
  return { values, place, write }
}

/**
 * The candidates of matches that share their expression: the index is searched once for all of them. As a column `facts0`, `facts1` …
 * each; all of them null when together they find more than could be counted, which says nothing of one alone.
 */
function selectShared(d1: D1Database, pairs: readonly FacetMatch[]): D1PreparedStatement {
  const { values, place, write } = createParameters()
  // True where a match has no condition.
  const toMark = ({ conditions }: VacancyMatch) => conditions.map((one) => `(${write(one)})`).join(' AND ') || 'TRUE'
  const marks = pairs.map(([, match], index) => `${toMark(match)} AS mark${index}`)
  const expression = place(pairs[0]?.[1].expression ?? '')
  const some = pairs.map((_pair, index) => `mark${index}`).join(' OR ')
  const found = `SELECT vacancy_search.rowid AS seq, ${marks.join(', ')} FROM ${FOUND} WHERE vacancy_search MATCH ${expression} AND (${some}) LIMIT ${limitOf(pairs) + 1}`
  const columns = pairs.map(([name], index) => {
    const facts = `SELECT json_group_array(${toFacts(name)}) FROM ${FOUND_FACTS} WHERE found.mark${index}`
    return `iif((SELECT sum(mark${index}) FROM found) > ${MAX_EXACT}, NULL, (${facts})) AS facts${index}`
  })
  const sql = `WITH found AS MATERIALIZED (${found}) SELECT (SELECT count(*) FROM found) AS together, ${columns.join(', ')}`
  return d1.prepare(sql).bind(...values)
}

type Shared = Record<string, string | null> & { together: number }

/** The candidates of several matches, each good for counting its own group; null for those with too many. */
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
