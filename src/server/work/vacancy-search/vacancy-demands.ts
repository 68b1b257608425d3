import type { MatchFacts } from '#src/domain/match/match-facts.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { readRequirements } from '../vacancy/vacancy-requirements.ts'

const PAPERS = pickColumns(vacancyTable, 'certificates', 'certificate_months')
const OTHERS = pickColumns(
  vacancyTable,
  ...(['seq', 'rank', 'vessel_type', 'join_from', 'join_to', 'duration_tenths', 'duration_plus_minus'] as const),
  ...(['rotation_on', 'english_level', 'min_months_in_rank', 'min_months_on_type'] as const),
)
/** In the order of `OTHERS`. */
type Values = readonly [
  ...[seq: number, rank: string, vesselType: string, joinFrom: string, joinTo: string],
  ...[tenths: number | null, plusMinus: number | null, rotationOn: number | null, englishLevel: string | null],
  ...[minMonthsInRank: number | null, minMonthsOnType: number | null],
]

export const DEMANDS = `${OTHERS.of('v')}, ${PAPERS.of('v')}`

export type DemandRow = RowOf<typeof OTHERS> & RowOf<typeof PAPERS>

/** A vacancy by sequence number, with its demands. */
export type Demands = { seq: number; facts: MatchFacts }

/** In the covering index, as long as it is written exactly so. */
export const ASKS = `json_array(${OTHERS.of('v')}, v.paper_list_id)`

/** As `ASKS` writes it. */
export type Asks = [...Values, list: number]

export type Papers = Pick<MatchFacts, 'certificates' | 'certificateMonths'>

export function readPapers(row: RowOf<typeof PAPERS>): Papers {
  const { papers } = readRequirements({ ...row, min_months_in_rank: null, min_months_on_type: null })
  return {
    certificates: papers.map(({ slug }) => slug),
    certificateMonths: Object.fromEntries(
      papers.flatMap(({ slug, months }) => (months === null ? [] : [[slug, months]])),
    ),
  }
}

/** `addNationalities` adds nationalities where a law allows them. */
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

const LIST_AT = OTHERS.names.length

export const listOf = (asks: Asks): number => asks[LIST_AT] as number

export const readAsks = (asks: Asks, papers: Papers): Demands => ({
  seq: asks[0],
  facts: toFacts(asks as unknown as Values, papers),
})

/** Returns the demands of a vacancy. */
export const toDemands = (row: DemandRow): MatchFacts =>
  toFacts(OTHERS.names.map((name) => row[name]) as unknown as Values, readPapers(row))
