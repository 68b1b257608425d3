import type { D1Database, D1PreparedStatement } from '@cloudflare/workers-types'
import type { Database } from '#src/server/platform/database.ts'
import type { StoredRow } from '#src/server/platform/stored-rows.ts'
import type { vacancyTable } from '../vacancy/vacancy.tables.ts'
import type { CardRow } from '../vacancy/vacancy-card.ts'
import type { Condition } from './vacancy-filters.ts'
import type { AskedWord, VacancyMatch } from './vacancy-match.ts'
import { MAX_EXACT, ORDERS, type StoredSort, toCards } from './vacancy-search.repository.ts'

type Sort = Exclude<StoredSort, 'newest'>
type Walk = VacancyMatch['walk']

/** A position in an order: the compared value, then the newer vacancy. */
export type Place = Pick<StoredRow<typeof vacancyTable>, 'seq'> & { key: number | string }

const KEYS: Record<Sort, string> = { joining: 'v.join_from', salary: 'v.pay_usd' }

const WITH_WORDS = 'SELECT rowid FROM vacancy_search WHERE vacancy_search MATCH ?'

/** A word is looked up in the text index at once, or in each visited vacancy. */
export type WordLookup = 'at-once' | 'on-the-way'

const IN_TEXT: Record<WordLookup, string> = {
  'at-once': `v.seq IN (${WITH_WORDS})`,
  'on-the-way': `EXISTS (${WITH_WORDS} AND vacancy_search.rowid = v.seq)`,
}
const AMONG = 'IN (SELECT value FROM json_each(?))'

/** Rank and vessel type are in the scanned index: the text is only checked if they do not match the word. */
const askWord = ({ expression, ranks, vesselTypes }: AskedWord, lookup: WordLookup): Condition =>
  ranks.length + vesselTypes.length === 0
    ? { sql: IN_TEXT[lookup], values: [expression] }
    : {
        sql: `(v.rank ${AMONG} OR v.vessel_type ${AMONG} OR ${IN_TEXT[lookup]})`,
        values: [JSON.stringify(ranks), JSON.stringify(vesselTypes), expression],
      }

/** The newest vacancy, and the reach of the newest thousand with each expression, as sequence numbers. */
export async function findReach(
  { $client: d1 }: Database,
  expressions: readonly string[],
): Promise<{ newest: number; reached: number[] }> {
  const back = d1.prepare(`${WITH_WORDS} ORDER BY rowid DESC LIMIT 1 OFFSET ${MAX_EXACT - 1}`)
  const [last, ...all] = await d1.batch<{ newest: number | null; rowid: number }>([
    d1.prepare('SELECT max(seq) AS newest FROM vacancy'),
    ...expressions.map((expression) => back.bind(expression)),
  ])
  return { newest: last?.results[0]?.newest ?? 0, reached: all.map(({ results }) => results[0]?.rowid ?? 0) }
}

type Steps = { walk: Walk; lookups: readonly WordLookup[]; sort: Sort; most: number }

/** Selects the first vacancies of an order that pass all filters; `rank` scans the order of one rank. */
function selectPlaces(d1: D1Database, { walk, lookups, sort, most }: Steps, rank?: string): D1PreparedStatement {
  const { conditions, words } = walk
  const all: Condition[] = [
    ...(rank === undefined ? [] : [{ sql: 'v.rank = ?', values: [rank] }]),
    ...conditions,
    ...words.map((word, index) => askWord(word, lookups[index] ?? 'at-once')),
  ]
  const where = ["v.status = 'published'", ...all.map(({ sql }) => sql)].join(' AND ')
  const index = rank === undefined ? `vacancy_${sort}` : `vacancy_rank_${sort}`
  const sql = `SELECT v.seq, ${KEYS[sort]} AS key FROM vacancy v INDEXED BY ${index} WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT ?`
  return d1.prepare(sql).bind(...all.flatMap(({ values }) => values), most)
}

/** The first positions of each scanned order: of every selected rank, or of all vacancies. */
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

const OPEN =
  "SELECT seq FROM vacancy WHERE id IN (SELECT value FROM json_each(?)) AND status = 'published' AND expires_at > ?"

/** Those of the vacancies that are open, newest first. */
export const findOpenCards = async (
  { $client: d1 }: Database,
  ids: readonly string[],
  now: number,
): Promise<CardRow[]> =>
  (await d1.prepare(toCards(OPEN, ORDERS.newest)).bind(JSON.stringify(ids), now).all<CardRow>()).results
