import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { VacancySort } from '../../../contract/schemas/vacancy.ts'
import type { Database } from '../../platform/database.ts'
import type { CardRow } from './vacancy-card.ts'
import type { Condition } from './vacancy-filters.ts'
import type { VacancyMatch } from './vacancy-match.ts'
import { ORDERS, toCards } from './vacancy-search.repository.ts'

type Sort = Exclude<VacancySort, 'newest'>
type Walk = VacancyMatch['walk']

/** A place in an order: what is compared first, then the newer vacancy. */
export type Place = { seq: number; key: number | string }

const KEYS: Record<Sort, string> = { joining: 'v.join_from', salary: 'v.pay_usd' }

// Words are looked up once, not for every vacancy on the way.
const toWordCondition = (words: string | undefined): Condition[] =>
  words === undefined
    ? []
    : [{ sql: 'v.seq IN (SELECT rowid FROM vacancy_search WHERE vacancy_search MATCH ?)', values: [words] }]

/** The first vacancies of an order that pass every filter; `rank` walks the order of one rank. */
function selectPlaces(
  d1: D1Database,
  { conditions, words }: Walk,
  sort: Sort,
  most: number,
  rank?: string,
): D1PreparedStatement {
  const all: Condition[] = [
    ...(rank === undefined ? [] : [{ sql: 'v.rank = ?', values: [rank] }]),
    ...conditions,
    ...toWordCondition(words),
  ]
  const where = ["v.status = 'published'", ...all.map(({ sql }) => sql)].join(' AND ')
  const index = rank === undefined ? `vacancy_${sort}` : `vacancy_rank_${sort}`
  const sql = `SELECT v.seq, ${KEYS[sort]} AS key FROM vacancy v INDEXED BY ${index} WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT ?`
  return d1.prepare(sql).bind(...all.flatMap(({ values }) => values), most)
}

/** The first places of each order walked: of every asked rank, or of all vacancies. */
export async function findPlaces({ $client: d1 }: Database, walk: Walk, sort: Sort, most: number): Promise<Place[][]> {
  const ranks = walk.ranks.length > 0 ? walk.ranks : [undefined]
  const answers = await d1.batch<Place>(ranks.map((rank) => selectPlaces(d1, walk, sort, most, rank)))
  return answers.map(({ results }) => results)
}

export async function findCardsBySeq(db: Database, seqs: readonly number[], sort: Sort): Promise<CardRow[]> {
  const sql = toCards('SELECT value AS seq FROM json_each(?)', ORDERS[sort])
  return (await db.$client.prepare(sql).bind(JSON.stringify(seqs)).all<CardRow>()).results
}
