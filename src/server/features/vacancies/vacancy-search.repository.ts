import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { VacancySort } from '../../../contract/schemas/vacancy.ts'
import type { Database } from '../../platform/database.ts'
import { CARD_COLUMNS, type CardRow } from './vacancy-card.ts'
import type { VacancyMatch } from './vacancy-match.ts'

/** Totals and counts are exact up to this many. */
export const EXACT_LIMIT = 1000

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
}

type Page = { limit: number; offset: number }
type Narrowed = VacancyMatch & { expression: string }

const ORDERS: Record<VacancySort, string> = {
  newest: 'v.published_at DESC, v.seq DESC',
  joining: 'v.join_from, v.seq DESC',
  salary: 'v.pay_usd DESC, v.seq DESC',
}

// CROSS JOIN fixes the order: the index finds, the table only looks up.
const FOUND = 'vacancy_search CROSS JOIN vacancy v ON v.seq = vacancy_search.rowid'

const whereOf = ({ conditions }: VacancyMatch): string => ['vacancy_search MATCH ?', ...conditions.map(({ sql }) => sql)].join(' AND ')
const valuesOf = ({ expression, conditions }: Narrowed) => [expression, ...conditions.map(({ value }) => value)]

const toCards = (picked: string, order: string): string =>
  `SELECT ${CARD_COLUMNS} FROM (${picked}) p JOIN vacancy v ON v.seq = p.seq JOIN company c ON c.id = v.company_id ORDER BY ${order}`

/** A page of all published vacancies, straight from the sort's own index. */
const selectAll = (d1: D1Database, sort: VacancySort, { limit, offset }: Page): D1PreparedStatement => {
  const picked = `SELECT v.seq FROM vacancy v WHERE v.status = 'published' ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  return d1.prepare(toCards(picked, ORDERS[sort])).bind(limit, offset)
}

/** A page of found vacancies, newest first: the index gives them in this order by itself. */
const selectNewest = (d1: D1Database, match: Narrowed, { limit, offset }: Page): D1PreparedStatement => {
  const picked = `SELECT vacancy_search.rowid AS seq FROM ${FOUND} WHERE ${whereOf(match)} ORDER BY vacancy_search.rowid DESC LIMIT ? OFFSET ?`
  return d1.prepare(toCards(picked, 'v.seq DESC')).bind(...valuesOf(match), limit, offset)
}

/** A page of found vacancies in another order: right when there are at most `most` of them. */
const selectSorted = (d1: D1Database, match: Narrowed, sort: VacancySort, { limit, offset }: Page, most: number): D1PreparedStatement => {
  const bounded = `SELECT v.seq, v.pay_usd, v.join_from, v.published_at FROM ${FOUND} WHERE ${whereOf(match)} LIMIT ${most}`
  const picked = `SELECT v.seq FROM (${bounded}) v ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
  return d1.prepare(toCards(picked, ORDERS[sort])).bind(...valuesOf(match), limit, offset)
}

/** The facts that counts are made of, of at most one more vacancy than is counted exactly; as one JSON text. */
const selectCandidates = (d1: D1Database, match: Narrowed): D1PreparedStatement => {
  const facts = `json_array(v.rank, v.department, v.fleet, v.vessel_type, v.flag, v.port_country, v.english_order,
    CASE v.any_nationality WHEN 1 THEN NULL ELSE json(v.nationalities) END, v.published_at, v.company_id) AS facts`
  const found = `SELECT ${facts} FROM ${FOUND} WHERE ${whereOf(match)} LIMIT ${EXACT_LIMIT + 1}`
  return d1.prepare(`SELECT json_group_array(json(facts)) AS facts FROM (${found})`).bind(...valuesOf(match))
}

type Facts = [string, string, string, string, string | null, string | null, number, string[] | null, number, string]

const toCandidate = ([rank, department, fleet, vessel, flag, country, english, nationalities, publishedAt, companyId]: Facts): Candidate => ({
  rank, department, fleet, vessel, flag, country, english, nationalities, publishedAt, companyId,
})

const readCandidates = (text: string): Candidate[] => (JSON.parse(text) as Facts[]).map(toCandidate)

const isNarrowed = (match: VacancyMatch): match is Narrowed => match.expression !== undefined

export const findAllCards = async (db: Database, sort: VacancySort, page: Page): Promise<CardRow[]> =>
  (await selectAll(db.$client, sort, page).all<CardRow>()).results

export type SearchAnswer = { cards: CardRow[]; candidates: Candidate[]; others: (Candidate[] | null)[] }

/**
 * One round trip: a page of cards, the candidates of the search, and those of each search without one of its filters
 * (null where nothing narrows it any more). Cards sorted other than by age are right up to EXACT_LIMIT candidates.
 */
export async function findCards(
  db: Database,
  match: VacancyMatch & { expression: string },
  others: readonly VacancyMatch[],
  sort: VacancySort,
  page: Page,
): Promise<SearchAnswer> {
  const d1 = db.$client
  const cards = sort === 'newest' ? selectNewest(d1, match, page) : selectSorted(d1, match, sort, page, EXACT_LIMIT)
  const narrowed = others.filter(isNarrowed)
  const answers = await d1.batch([cards, selectCandidates(d1, match), ...narrowed.map((other) => selectCandidates(d1, other))])
  const facts = answers.slice(1).map(({ results }) => readCandidates((results[0] as { facts: string }).facts))
  const [candidates = [], ...rest] = facts
  return {
    cards: answers[0]?.results as CardRow[],
    candidates,
    others: others.map((other) => (isNarrowed(other) ? (rest.shift() ?? []) : null)),
  }
}

/** How many are found of each match, counted no further than `most`. */
export async function countFound(db: Database, matches: readonly (VacancyMatch & { expression: string })[], most: number): Promise<number[]> {
  const d1 = db.$client
  const answers = await d1.batch<{ found: number }>(
    matches.map((match) =>
      d1.prepare(`SELECT count(*) AS found FROM (SELECT 1 FROM ${FOUND} WHERE ${whereOf(match)} LIMIT ${most})`).bind(...valuesOf(match)),
    ),
  )
  return answers.map(({ results }) => results[0]?.found ?? 0)
}

/** A page of a broad search in another order, out of a match that holds no more than the first part of that order. */
export const findSortedCards = async (db: Database, match: VacancyMatch & { expression: string }, sort: VacancySort, page: Page) =>
  (await selectSorted(db.$client, match, sort, page, BROAD_LIMIT).all<CardRow>()).results

const BROAD_LIMIT = 50_000

/** First and last joining date of what is published. */
export async function findJoiningRange(db: Database): Promise<{ first: string; last: string } | undefined> {
  const select = (direction: string) => `(SELECT join_from FROM vacancy WHERE status = 'published' ORDER BY join_from ${direction} LIMIT 1)`
  const row = await db.$client.prepare(`SELECT ${select('ASC')} AS first, ${select('DESC')} AS last`).first<{ first: string | null; last: string }>()
  return row?.first ? { first: row.first, last: row.last } : undefined
}
