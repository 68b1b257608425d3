import type { MatchFacts } from '#src/contract/match/match-facts.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { paperListTable, vacancyTable } from '../vacancies/vacancies.tables.ts'
import { readRequirements } from '../vacancies/vacancy-requirements.ts'

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

/** A vacancy by its number, with what it asks of a seafarer. */
export type Demands = { seq: number; facts: MatchFacts }

// The index has all that a match reads.
const demandsOf = (seqs: string) =>
  `${seqs} CROSS JOIN vacancy v INDEXED BY vacancy_demands ON v.seq = ${seqs}.seq AND v.status = 'published'`

/** Numbers of those of some ranks, given as a JSON list. @param seqs a table of numbers */
export const ofRanks = (seqs: string): string =>
  `SELECT v.seq FROM ${demandsOf(seqs)} WHERE v.rank IN (SELECT value FROM json_each(?))`

/** Ready in the index, as long as it is written as there. */
const ASKS = `json_array(${OTHERS.of('v')}, v.paper_list_id)`

const LIST = pickColumns(paperListTable, 'id', 'certificates', 'certificate_months')

/** A table `asked`, and what vacancies of it ask for, as two JSON texts: lists of papers, which many share, come once. @param seqs a table of numbers */
export const askedBy = (seqs: string): { table: string; columns: string } => ({
  table: `asked AS MATERIALIZED (SELECT v.paper_list_id AS list, ${ASKS} AS asks FROM ${demandsOf(seqs)})`,
  columns: `(SELECT '[' || coalesce(group_concat(asks), '') || ']' FROM asked) AS demands,
    (SELECT json_group_array(json_array(${LIST.of()})) FROM paper_list WHERE id IN (SELECT list FROM asked)) AS lists`,
})

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

/** As the columns of `askedBy` give it. */
export type Asked = { demands: string; lists: string }

/** As `ASKS` writes it. */
type Asks = [...Values, list: number]
type List = [id: number, certificates: string, certificateMonths: string]

const LIST_AT = OTHERS.names.length

/** Those that ask for the same papers share the list of them. */
export function readDemands({ demands, lists }: Asked): Demands[] {
  const papersBy = new Map(
    (JSON.parse(lists) as List[]).map(([id, certificates, months]) => [
      id,
      readPapers({ certificates, certificate_months: months || null }),
    ]),
  )
  return (JSON.parse(demands) as Asks[]).map((asks) => ({
    seq: asks[0],
    facts: toFacts(asks as unknown as Values, papersBy.get(asks[LIST_AT] as number) as Papers),
  }))
}

/** What a vacancy asks of a seafarer. */
export const toDemands = (row: DemandRow): MatchFacts =>
  toFacts(OTHERS.names.map((name) => row[name]) as unknown as Values, readPapers(row))
