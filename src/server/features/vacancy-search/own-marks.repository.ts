import type { Database } from '#src/server/platform/database.ts'
import { DEMANDS, type DemandRow } from './vacancy-demands.ts'

const IDS = '(SELECT value FROM json_each(?))'
const OF_THESE = `SELECT v.id, ${DEMANDS.of('v')} FROM vacancy v WHERE v.id IN ${IDS}`
const APPLIED = `SELECT vacancy_id FROM application WHERE seaman_id = ? AND vacancy_id IN ${IDS}`

/** What some vacancies ask for, by their ids, and to which of them the seafarer applied. */
export async function findOwnMarks({ $client: d1 }: Database, seamanId: string, ids: readonly string[]) {
  const json = JSON.stringify(ids)
  const [demands, applied] = await d1.batch([d1.prepare(OF_THESE).bind(json), d1.prepare(APPLIED).bind(seamanId, json)])
  return {
    demands: new Map(((demands?.results ?? []) as (DemandRow & { id: string })[]).map((row) => [row.id, row])),
    applied: new Set(((applied?.results ?? []) as { vacancy_id: string }[]).map(({ vacancy_id }) => vacancy_id)),
  }
}
