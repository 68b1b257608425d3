import type { MatchFacts } from '#src/contract/match/match-facts.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancies/vacancies.tables.ts'
import { readRequirements } from '../vacancies/vacancy-requirements.ts'

/** All of it stands in the index `vacancy_demands`. */
export const DEMANDS = pickColumns(
  vacancyTable,
  ...(['seq', 'rank', 'vessel_type', 'join_from', 'join_to', 'duration_tenths', 'duration_plus_minus'] as const),
  ...(['rotation_on', 'english_level', 'min_months_in_rank', 'min_months_on_type'] as const),
  ...(['certificates', 'certificate_months'] as const),
)

export type DemandRow = RowOf<typeof DEMANDS>

/** As one JSON array for each vacancy, in the order of the columns. */
export const DEMANDS_IN_JSON = `json_array(${DEMANDS.names.map((name) => `v.${name}`).join(', ')})`

export const readDemandRows = (json: string | null | undefined): DemandRow[] =>
  (JSON.parse(json ?? '[]') as unknown[][]).map(
    (values) => Object.fromEntries(DEMANDS.names.map((name, place) => [name, values[place]])) as DemandRow,
  )

/** What a vacancy asks of a seafarer. No country is entered as one whose law lets an advert choose nationalities: none is compared. */
export function toDemands(row: DemandRow): MatchFacts {
  const { papers, monthsInRank, monthsOnType } = readRequirements(row)
  return {
    rank: row.rank,
    vesselType: row.vessel_type,
    joinFrom: row.join_from,
    joinTo: row.join_to,
    duration:
      row.duration_tenths === null
        ? null
        : { months: row.duration_tenths / 10, plusMinus: row.duration_plus_minus ?? 0 },
    rotation: row.rotation_on === null ? null : { on: row.rotation_on, off: row.rotation_on },
    englishLevel: row.english_level,
    minMonthsInRank: monthsInRank,
    minMonthsOnType: monthsOnType,
    certificates: papers.map(({ slug }) => slug),
    certificateMonths: Object.fromEntries(
      papers.flatMap(({ slug, months }) => (months === null ? [] : [[slug, months]])),
    ),
    nationalities: [],
  }
}
