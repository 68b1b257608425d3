import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { applicationTable } from '../application/application.tables.ts'
import { prepareCountriesOn } from '../nationality-law/nationality-law.repository.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { DEMANDS, type DemandRow } from './vacancy-demands.ts'

const IDS = '(SELECT value FROM json_each(?))'
const ID = pickColumns(vacancyTable, 'id')
const APPLIED_FOR = pickColumns(applicationTable, 'vacancy_id')

const OF_THESE = `SELECT ${ID.of('v')}, ${DEMANDS} FROM vacancy v WHERE v.id IN ${IDS}`
const APPLIED = `SELECT ${APPLIED_FOR.of()} FROM application WHERE seaman_id = ? AND vacancy_id IN ${IDS}`

/** Demands of some vacancies, the seafarer's applications, and the countries whose companies may ask for nationalities. */
export async function findOwnMarks(db: Database, seamanId: string, ids: readonly string[], today: string) {
  const { $client: d1 } = db
  const json = JSON.stringify(ids)
  const laws = prepareCountriesOn(db, today)
  const [demands, applied, lawful] = await d1.batch([
    d1.prepare(OF_THESE).bind(json),
    d1.prepare(APPLIED).bind(seamanId, json),
    laws.statement,
  ])
  return {
    lawful: laws.read(lawful),
    demands: (demands?.results ?? []) as (DemandRow & RowOf<typeof ID>)[],
    applied: new Set(((applied?.results ?? []) as RowOf<typeof APPLIED_FOR>[]).map(({ vacancy_id }) => vacancy_id)),
  }
}
