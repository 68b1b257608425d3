import { MAX_MATCHED } from '#src/contract/paging.ts'
import type { Database } from '#src/server/platform/database.ts'
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

/** What the newest thousand of all vacancies ask for. */
export const findAllDemands = async ({ $client: d1 }: Database): Promise<Demands[]> =>
  readDemands((await d1.prepare(ALL_DEMANDS).first<{ demands: string }>())?.demands)

const FOUND_DEMANDS = demandsOf(`SELECT seq FROM found ORDER BY seq DESC LIMIT ${MAX_MATCHED}`)

/** What the newest thousand that are found ask for, with the candidates; those are null where there are more. */
export async function findDemands(
  { $client: d1 }: Database,
  match: VacancyMatch,
): Promise<{ demands: Demands[]; candidates: Candidate[] | null }> {
  const sql = `${withFound(match, 'newest')} SELECT ${COUNTED_FACTS}, ${FOUND_DEMANDS} AS demands`
  const row = await d1
    .prepare(sql)
    .bind(...valuesOf(match))
    .first<{ facts: string | null; demands: string }>()
  return { demands: readDemands(row?.demands), candidates: readCandidates(row ?? undefined) }
}

/** Cards in the order in which their numbers stand. */
export async function findCardsInOrder({ $client: d1 }: Database, seqs: readonly number[]): Promise<CardRow[]> {
  const sql = toCards('SELECT value AS seq, key AS place FROM json_each(?)', 'p.place')
  return (await d1.prepare(sql).bind(JSON.stringify(seqs)).all<CardRow>()).results
}
