import type { MatchFacts } from '#src/contract/match/match-facts.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancies/vacancies.tables.ts'
import { readRequirements } from '../vacancies/vacancy-requirements.ts'

const PAPERS = pickColumns(vacancyTable, 'certificates', 'certificate_months')
/** In the order of `Values`. */
const OTHERS = pickColumns(
  vacancyTable,
  ...(['seq', 'rank', 'vessel_type', 'join_from', 'join_to', 'duration_tenths', 'duration_plus_minus'] as const),
  ...(['rotation_on', 'english_level', 'min_months_in_rank', 'min_months_on_type'] as const),
)
type Values = readonly [
  ...[seq: number, rank: string, vesselType: string, joinFrom: string, joinTo: string],
  ...[tenths: number | null, plusMinus: number | null, rotationOn: number | null, englishLevel: string | null],
  ...[minMonthsInRank: number | null, minMonthsOnType: number | null],
]

/** All of it stands in the index `vacancy_demands`. */
export const DEMANDS = `${OTHERS.of('v')}, ${PAPERS.of('v')}`

export type DemandRow = RowOf<typeof OTHERS> & RowOf<typeof PAPERS>

/** A vacancy by its number, with what it asks of a seafarer. */
export type Demands = { seq: number; facts: MatchFacts }

/** What vacancies ask for, as one JSON text by the papers that they ask for: those are most of it, and many ask for the same. @param from a `FROM` that has vacancies as `v` */
export const toDemandsJson = (from: string): string =>
  `(SELECT json_group_array(json_array(certificates, certificate_months, json(others))) FROM (
    SELECT ${PAPERS.of('v')}, json_group_array(json_array(${OTHERS.of('v')})) AS others FROM ${from} GROUP BY 1, 2))`

type Papers = Pick<MatchFacts, 'certificates' | 'certificateMonths'>

function readPapers(row: RowOf<typeof PAPERS>): Papers {
  const { papers } = readRequirements({ ...row, min_months_in_rank: null, min_months_on_type: null })
  return {
    certificates: papers.map(({ slug }) => slug),
    certificateMonths: Object.fromEntries(
      papers.flatMap(({ slug, months }) => (months === null ? [] : [[slug, months]])),
    ),
  }
}

/** Nationalities are added where a law lets vacancies ask for them, see `addNationalities`. */
function toFacts(values: Values, { certificates, certificateMonths }: Papers): MatchFacts {
  const [, rank, vesselType, joinFrom, joinTo, tenths, plusMinus, rotationOn, englishLevel, inRank, onType] = values
  return {
    rank,
    vesselType,
    joinFrom,
    joinTo,
    duration: tenths === null ? null : { months: tenths / 10, plusMinus: plusMinus ?? 0 },
    rotation: rotationOn === null ? null : { on: rotationOn, off: rotationOn },
    englishLevel,
    minMonthsInRank: inRank,
    minMonthsOnType: onType,
    certificates,
    certificateMonths,
    nationalities: [],
  }
}

type Asking = [certificates: string, certificateMonths: string | null, others: Values[]]

/** Those that ask for the same papers share the list of them. */
export const readDemands = (json: string | null | undefined): Demands[] =>
  (JSON.parse(json ?? '[]') as Asking[]).flatMap(([certificates, certificate_months, others]) => {
    const papers = readPapers({ certificates, certificate_months })
    return others.map((values) => ({ seq: values[0], facts: toFacts(values, papers) }))
  })

/** What a vacancy asks of a seafarer. */
export const toDemands = (row: DemandRow): MatchFacts =>
  toFacts(OTHERS.names.map((name) => row[name]) as unknown as Values, readPapers(row))
