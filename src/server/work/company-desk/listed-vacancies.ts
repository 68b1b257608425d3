import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyDecisionTable } from '../vacancy/decisions.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'

const OWN = pickColumns(
  vacancyTable,
  ...(['id', 'slug', 'rank', 'vessel_type', 'vessel_class'] as const),
  ...(['pay_min', 'pay_max', 'pay_currency', 'pay_period'] as const),
  ...(['join_from', 'join_to', 'port_name', 'port_country', 'published_at', 'expires_at', 'seq'] as const),
)
const STATUS = pickColumns(vacancyTable, 'status')
const DECISION = pickColumns(vacancyDecisionTable, 'act', 'reason')

type Vacancy = RowOf<typeof OWN> & RowOf<typeof STATUS>
type Nothing<Row> = { [Name in keyof Row]: null }

type Either =
  | (Omit<Vacancy, 'status'> & { typed: 'change' | null; document: null })
  /** A draft that was never published: its data is in the document. */
  | (Nothing<Omit<Vacancy, 'status' | 'id'>> & { id: string; typed: 'new'; document: string })

/** A vacancy or draft of a company. `state` is the company's view: a paused vacancy is not a draft. */
export type ListedRow = Either & {
  state: Vacancy['status'] | 'paused'
  decision_act: RowOf<typeof DECISION>['act'] | null
  decision_reason: RowOf<typeof DECISION>['reason'] | null
}

const typed = (field: string): string => `d.document ->> '$.${field}'`

const listWords = (...columns: string[]): string =>
  `lower(${columns.map((column) => `coalesce(${column}, '')`).join(" || ' ' || ")})`

/** Columns for filters and sorting. An invalid typed date sorts last. */
const VACANCY_FACTS = `v.rank AS listed_rank, v.vessel_type AS listed_vessel, v.join_from AS listed_day,
  ${listWords('v.vessel_name', 'v.vessel_class', 'v.port_name')} AS words`
const DRAFT_FACTS = `${typed('rank')} AS listed_rank, ${typed('vesselType')} AS listed_vessel,
  iif(date(${typed('joinFrom')}) = ${typed('joinFrom')}, ${typed('joinFrom')}, NULL) AS listed_day,
  ${listWords(typed('vesselName'), typed('vesselClass'), typed('port'))} AS words`

const DRAFT_COLUMNS = OWN.names.map((name) => (name === 'id' ? 'd.vacancy_id AS id' : `NULL AS ${name}`)).join(', ')

/** All list rows of a company; binds the company twice. */
export const LISTED = `SELECT ${OWN.of('v')}, iif(d.document IS NULL, NULL, 'change') AS typed, NULL AS document,
    CASE WHEN v.status = 'draft' AND v.paused_at IS NOT NULL THEN 'paused' ELSE v.status END AS state,
    ${DECISION.of('x', 'decision_')}, ${VACANCY_FACTS}
  FROM vacancy v LEFT JOIN vacancy_draft d ON d.vacancy_id = v.id AND d.document IS NOT NULL
  LEFT JOIN vacancy_decision x ON x.vacancy_id = v.id AND v.status = 'draft' AND x.act IN ('refuse', 'take-down')
  WHERE v.company_id = ?
  UNION ALL SELECT ${DRAFT_COLUMNS}, 'new', d.document, 'draft', NULL, NULL, ${DRAFT_FACTS}
  FROM vacancy_draft d WHERE d.company_id = ? AND d.document IS NOT NULL
    AND NOT EXISTS (SELECT 1 FROM vacancy WHERE id = d.vacancy_id)`
