import { MAX_MATCHED } from '#src/contract/http/paging.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { prepareCountriesOn } from '../nationality-law/nationality-law.repository.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import type { CardRow } from '../vacancy/vacancy-card.ts'
import { type Candidate, readCandidates } from './candidates.ts'
import { findPaperLists } from './paper-lists.repository.ts'
import { ASKS, type Asks, type Demands, listOf, readAsks } from './vacancy-demands.ts'
import type { Condition } from './vacancy-filters.ts'
import { amongRanks, type VacancyMatch } from './vacancy-match.ts'
import {
  COUNTED_FACTS,
  isUnchecked,
  ORDERS,
  toCards,
  VACANCY_FACTS,
  valuesOf,
  withFound,
} from './vacancy-search.repository.ts'

/** Ranks that come first in the order. `count`: the last needed position. */
export type FirstRanks = { ranks: readonly string[]; count: number }

/** @param seqs a table of sequence numbers */
const asksOf = (seqs: string): string =>
  `SELECT ${ASKS} AS asks FROM ${seqs} n CROSS JOIN ${VACANCY_FACTS} ON v.seq = n.seq AND v.status = 'published'`

/** The demands of vacancies as one JSON text of `Asks`. @param asks a query of them */
const listAsks = (asks: string): string =>
  `(SELECT '[' || coalesce(group_concat(asks), '') || ']' FROM (${asks})) AS demands`

/** Of the newest only those of the first ranks if they are enough: the others follow them in any case. @param own those of these ranks */
const lookedIn = (newest: string, own: string): string => `newest AS MATERIALIZED (${newest}),
  own AS MATERIALIZED (${own}),
  looked AS MATERIALIZED (SELECT seq FROM own WHERE (SELECT count(*) FROM own) >= ?
    UNION ALL SELECT seq FROM newest WHERE (SELECT count(*) FROM own) < ?)`

const LOOKED = listAsks(asksOf('looked'))

/** If the newest come with their ranks. */
const OWN = 'SELECT seq FROM newest WHERE rank IN (SELECT value FROM json_each(?))'
/** If the word index contains the ranks. */
const OWN_FOUND =
  'SELECT rowid AS seq FROM vacancy_search WHERE vacancy_search MATCH ? AND rowid >= (SELECT min(seq) FROM newest)'

const RANKED = pickColumns(vacancyTable, 'seq', 'rank')

const NEWEST_OF_ALL = `SELECT ${RANKED.of('v')} FROM vacancy v WHERE v.status = 'published' ORDER BY ${ORDERS.newest} LIMIT ${MAX_MATCHED}`

/** Demands of vacancies, and the countries whose companies may ask for nationalities. */
export type AskedFor = { demands: Demands[]; lawful: readonly string[] }

type Row = { demands: string; facts?: string | null }

/** A vacancy whose papers change at this moment has no list yet and is left out. */
async function readDemands(db: Database, text: string): Promise<Demands[]> {
  const asked = JSON.parse(text) as Asks[]
  const lists = await findPaperLists(db, new Set(asked.map(listOf)))
  const demands: Demands[] = []
  for (const asks of asked) {
    const papers = lists.get(listOf(asks))
    if (papers) demands.push(readAsks(asks, papers))
  }
  return demands
}

/** One round trip for both, if the lists of papers are known. */
async function askWithLaws(db: Database, { sql, values }: Condition, today: string) {
  const { $client: d1 } = db
  const laws = prepareCountriesOn(db, today)
  const [asked, lawful] = await d1.batch([d1.prepare(sql).bind(...values), laws.statement])
  const row = asked?.results[0] as Row
  return { row, asked: { demands: await readDemands(db, row.demands), lawful: laws.read(lawful) } }
}

/** @param first if the order is decided by those alone */
export const selectAllDemands = (first: FirstRanks | null): Condition =>
  first
    ? {
        sql: `WITH ${lookedIn(NEWEST_OF_ALL, OWN)} SELECT ${LOOKED}`,
        values: [JSON.stringify(first.ranks), first.count, first.count],
      }
    : { sql: `SELECT ${listAsks(asksOf(`(${NEWEST_OF_ALL})`))}`, values: [] }

/** Demands of the newest thousand vacancies. */
export async function findAllDemands(db: Database, today: string, first: FirstRanks | null): Promise<AskedFor> {
  return (await askWithLaws(db, selectAllDemands(first), today)).asked
}

const NEWEST_FOUND = `SELECT * FROM found ORDER BY seq DESC LIMIT ${MAX_MATCHED}`

function selectFirst(match: VacancyMatch, { ranks, count }: FirstRanks): Condition {
  const byWords = isUnchecked(match)
  const found = withFound(match, 'newest', byWords ? undefined : 'v.rank')
  const own = byWords ? amongRanks(match.expression ?? '', ranks) : JSON.stringify(ranks)
  return {
    sql: `${found}, ${lookedIn(NEWEST_FOUND, byWords ? OWN_FOUND : OWN)} SELECT ${COUNTED_FACTS}, ${LOOKED}`,
    values: [...valuesOf(match), own, count, count],
  }
}

/** Demands come with the matches, except if ranks decide which matches are read. */
export const selectDemands = (match: VacancyMatch, first: FirstRanks | null): Condition =>
  first
    ? selectFirst(match, first)
    : {
        sql: `${withFound(match, 'newest', `${ASKS} AS asks`)} SELECT ${COUNTED_FACTS}, ${listAsks(NEWEST_FOUND)}`,
        values: valuesOf(match),
      }

/** The same for the newest thousand matches, with the candidates; null if there are more. */
export async function findDemands(
  db: Database,
  match: VacancyMatch,
  today: string,
  first: FirstRanks | null,
): Promise<{ asked: AskedFor; candidates: Candidate[] | null }> {
  const { row, asked } = await askWithLaws(db, selectDemands(match, first), today)
  return { asked, candidates: readCandidates({ facts: row.facts ?? null }) }
}

const SEQ = pickColumns(vacancyTable, 'seq')
const MARKED = `${SEQ.of('v')}, EXISTS (SELECT 1 FROM application a WHERE a.seaman_id = ? AND a.vacancy_id = v.id) AS applied`

/** A card by sequence number, and whether the seafarer applied: 1 or 0. */
export type MarkedCard = CardRow & RowOf<typeof SEQ> & { applied: number }

/** Cards in the order of the given numbers. */
export async function findMarkedCards(
  { $client: d1 }: Database,
  seamanId: string,
  seqs: readonly number[],
): Promise<MarkedCard[]> {
  if (seqs.length === 0) return []
  const sql = toCards('SELECT value AS seq, key AS place FROM json_each(?)', 'p.place', MARKED)
  return (await d1.prepare(sql).bind(seamanId, JSON.stringify(seqs)).all<MarkedCard>()).results
}
