import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { VacancySort } from '#src/contract/schemas/vacancy.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { CardRow } from '../vacancies/vacancy-card.ts'
import type { Condition } from './vacancy-filters.ts'
import type { VacancyMatch } from './vacancy-match.ts'
import { MAX_EXACT, ORDERS, toCards } from './vacancy-search.repository.ts'

type Sort = Exclude<VacancySort, 'newest'>
type Walk = VacancyMatch['walk']

/** A place in an order: what is compared first, then the newer vacancy. */
export type Place = { seq: number; key: number | string }

const KEYS: Record<Sort, string> = { joining: 'v.join_from', salary: 'v.pay_usd' }

const WITH_WORDS = 'SELECT rowid FROM vacancy_search WHERE vacancy_search MATCH ?'

/** Words can be looked up all at once, or for every vacancy on the way. */
export type WordLookup = 'at-once' | 'on-the-way'

const WORD_CONDITIONS: Record<WordLookup, string> = {
  'at-once': `v.seq IN (${WITH_WORDS})`,
  'on-the-way': `EXISTS (${WITH_WORDS} AND vacancy_search.rowid = v.seq)`,
}

/** The newest vacancy of all, and how far back the newest thousand with these words reach, as seqs. */
export async function findReach(
  { $client: d1 }: Database,
  words: string,
): Promise<{ newest: number; reached: number }> {
  const sql = `SELECT (SELECT max(seq) FROM vacancy) AS newest, (${WITH_WORDS} ORDER BY rowid DESC LIMIT 1 OFFSET ${MAX_EXACT - 1}) AS reached`
  const row = await d1.prepare(sql).bind(words).first<{ newest: number | null; reached: number | null }>()
  return { newest: row?.newest ?? 0, reached: row?.reached ?? 0 }
}

type Steps = { walk: Walk; lookup: WordLookup; sort: Sort; most: number }

/** The first vacancies of an order that pass every filter; `rank` walks the order of one rank. */
function selectPlaces(d1: D1Database, { walk, lookup, sort, most }: Steps, rank?: string): D1PreparedStatement {
  const { conditions, words } = walk
  const all: Condition[] = [
    ...(rank === undefined ? [] : [{ sql: 'v.rank = ?', values: [rank] }]),
    ...conditions,
    ...(words === undefined ? [] : [{ sql: WORD_CONDITIONS[lookup], values: [words] }]),
  ]
  const where = ["v.status = 'published'", ...all.map(({ sql }) => sql)].join(' AND ')
  const index = rank === undefined ? `vacancy_${sort}` : `vacancy_rank_${sort}`
  const sql = `SELECT v.seq, ${KEYS[sort]} AS key FROM vacancy v INDEXED BY ${index} WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT ?`
  return d1.prepare(sql).bind(...all.flatMap(({ values }) => values), most)
}

/** The first places of each order walked: of every asked rank, or of all vacancies. */
export async function findPlaces({ $client: d1 }: Database, steps: Steps): Promise<Place[][]> {
  const { ranks: asked } = steps.walk
  const ranks = asked.length > 0 ? asked : [undefined]
  const answers = await d1.batch<Place>(ranks.map((rank) => selectPlaces(d1, steps, rank)))
  return answers.map(({ results }) => results)
}

export async function findCardsBySeq(db: Database, seqs: readonly number[], sort: Sort): Promise<CardRow[]> {
  const sql = toCards('SELECT value AS seq FROM json_each(?)', ORDERS[sort])
  return (await db.$client.prepare(sql).bind(JSON.stringify(seqs)).all<CardRow>()).results
}
