import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { MAX_MATCHED } from '#src/contract/paging.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { prepareCountriesOn } from '../nationality-laws/nationality-laws.repository.ts'
import { vacancyTable } from '../vacancies/vacancies.tables.ts'
import type { CardRow } from '../vacancies/vacancy-card.ts'
import { type Candidate, readCandidates } from './candidates.ts'
import { type Demands, readDemands, toDemandsJson } from './vacancy-demands.ts'
import type { VacancyMatch } from './vacancy-match.ts'
import { COUNTED_FACTS, ORDERS, toCards, valuesOf, withFound } from './vacancy-search.repository.ts'

// The index has all that a match reads.
const VACANCY_DEMANDS = "vacancy v INDEXED BY vacancy_demands ON v.seq = found.seq AND v.status = 'published'"

const demandsOf = (found: string): string => toDemandsJson(`(${found}) found CROSS JOIN ${VACANCY_DEMANDS}`)

const ALL_DEMANDS = `SELECT ${demandsOf(
  `SELECT v.seq FROM vacancy v WHERE v.status = 'published' ORDER BY ${ORDERS.newest} LIMIT ${MAX_MATCHED}`,
)} AS demands`

/** What vacancies ask for, and the countries whose companies may ask for nationalities. */
export type AskedFor = { demands: Demands[]; lawful: readonly string[] }

type Asking = { demands: string; facts?: string | null }

/** One round trip for both. */
async function askWithLaws(db: Database, asking: D1PreparedStatement, today: string) {
  const laws = prepareCountriesOn(db, today)
  const [asked, lawful] = await db.$client.batch([asking, laws.statement])
  const row = asked?.results[0] as Asking | undefined
  return { row, asked: { demands: readDemands(row?.demands), lawful: laws.read(lawful) } }
}

/** What the newest thousand of all vacancies ask for. */
export const findAllDemands = async (db: Database, today: string): Promise<AskedFor> =>
  (await askWithLaws(db, db.$client.prepare(ALL_DEMANDS), today)).asked

const FOUND_DEMANDS = demandsOf(`SELECT seq FROM found ORDER BY seq DESC LIMIT ${MAX_MATCHED}`)

/** What the newest thousand that are found ask for, with the candidates; those are null where there are more. */
export async function findDemands(
  db: Database,
  match: VacancyMatch,
  today: string,
): Promise<{ asked: AskedFor; candidates: Candidate[] | null }> {
  const sql = `${withFound(match, 'newest')} SELECT ${COUNTED_FACTS}, ${FOUND_DEMANDS} AS demands`
  const { row, asked } = await askWithLaws(db, db.$client.prepare(sql).bind(...valuesOf(match)), today)
  return { asked, candidates: readCandidates(row && { facts: row.facts ?? null }) }
}

const SEQ = pickColumns(vacancyTable, 'seq')
const MARKED = `${SEQ.of('v')}, EXISTS (SELECT 1 FROM application a WHERE a.seaman_id = ? AND a.vacancy_id = v.id) AS applied`

/** A card by its number, and whether the seafarer applied: 1 or 0. */
export type MarkedCard = CardRow & RowOf<typeof SEQ> & { applied: number }

/** Cards in the order in which their numbers stand. */
export async function findMarkedCards(
  { $client: d1 }: Database,
  seamanId: string,
  seqs: readonly number[],
): Promise<MarkedCard[]> {
  if (seqs.length === 0) return []
  const sql = toCards('SELECT value AS seq, key AS place FROM json_each(?)', 'p.place', MARKED)
  return (await d1.prepare(sql).bind(seamanId, JSON.stringify(seqs)).all<MarkedCard>()).results
}
