import type { OwnVacancyQuery } from '#src/contract/schemas/application.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { staysReadable } from '../seamen/readable-seamen.ts'
import { vacancyTable } from '../vacancies/vacancies.tables.ts'
import type { QueryWord, QueryWords } from '../vacancy-search/query-words.ts'

const OWN = pickColumns(
  vacancyTable,
  ...(['id', 'slug', 'rank', 'vessel_type', 'vessel_class'] as const),
  ...(['pay_min', 'pay_max', 'pay_currency', 'pay_period'] as const),
  ...([
    'join_from',
    'join_to',
    'port_name',
    'port_country',
    'status',
    'paused_at',
    'published_at',
    'expires_at',
  ] as const),
)

export type OwnRow = RowOf<typeof OWN> & { applications: number; unread: number }

/** The state as the company knows it: what it hid is no draft. */
const STATE = "CASE WHEN v.status = 'draft' AND v.paused_at IS NOT NULL THEN 'paused' ELSE v.status END"

type Condition = { sql: string; values: (string | number)[] }

const ORDERS: Record<OwnVacancyQuery['sort'], string> = {
  newest: 'v.seq DESC',
  joining: 'v.join_from, v.seq DESC',
  applications: 'applications DESC, v.seq DESC',
}

// Lists travel as one JSON parameter: the number of bound parameters is limited.
const inList = (column: string, values: readonly string[]): Condition[] =>
  values.length === 0
    ? []
    : [{ sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }]

const TEXT =
  "lower(coalesce(v.vessel_name, '') || ' ' || coalesce(v.vessel_class, '') || ' ' || coalesce(v.port_name, ''))"

/** A word is in what the company wrote, or in the name of the rank or of the vessel type, as in the public search. */
const saysWord = ({ word, ranks, vesselTypes }: QueryWord): Condition => {
  const ways = [
    { sql: `instr(${TEXT}, ?) > 0`, values: [word] },
    ...inList('v.rank', ranks),
    ...inList('v.vessel_type', vesselTypes),
  ]
  return { sql: `(${ways.map(({ sql }) => sql).join(' OR ')})`, values: ways.flatMap(({ values }) => values) }
}

const toConditions = (companyId: string, rank: string | undefined, spoken: QueryWords): Condition => {
  const parts: Condition[] = [
    { sql: 'v.company_id = ?', values: [companyId] },
    ...inList('v.rank', rank ? [rank] : []),
    ...inList('v.rank', spoken.ranks),
    ...inList('v.vessel_type', spoken.vesselTypes),
    ...spoken.words.map(saysWord),
  ]
  return { sql: parts.map(({ sql }) => sql).join(' AND '), values: parts.flatMap(({ values }) => values) }
}

/** The end of everything. */
const LAST = '\u{10ffff}'

type Asked = { companyId: string; query: OwnVacancyQuery; spoken: QueryWords }

const RECEIVED = `application a WHERE a.vacancy_id = v.id AND ${staysReadable('a.seaman_id')}`

const COUNTED = `SELECT ${OWN.of('v')}, (SELECT count(*) FROM ${RECEIVED}) AS applications,
    (SELECT count(*) FROM ${RECEIVED} AND a.status = 'new') AS unread
    FROM vacancy v`

const ofStatus = ({ status }: OwnVacancyQuery): Condition =>
  status ? { sql: ` AND ${STATE} = ?`, values: [status] } : { sql: '', values: [] }

/** One page of a company's vacancies with their applications, and how many there are of each status. */
export async function findOwnVacancies(
  db: Database,
  companyId: string,
  query: OwnVacancyQuery,
  spoken: QueryWords,
  pageSize: number,
) {
  const d1 = db.$client
  const where = toConditions(companyId, query.rank, spoken)
  const status = ofStatus(query)
  const counted = `${COUNTED} WHERE ${where.sql}${status.sql} ORDER BY ${ORDERS[query.sort]} LIMIT ? OFFSET ?`
  const [page, statuses] = await d1.batch([
    d1.prepare(counted).bind(...where.values, ...status.values, pageSize, (query.page - 1) * pageSize),
    d1
      .prepare(`SELECT ${STATE} AS value, count(*) AS count FROM vacancy v WHERE ${where.sql} GROUP BY 1`)
      .bind(...where.values),
  ])
  return {
    rows: (page?.results ?? []) as OwnRow[],
    statuses: (statuses?.results ?? []) as { value: string; count: number }[],
  }
}

/** Vacancies made before one, or the last of all: a step of the whole list. */
export async function findOwnBefore(
  { $client: d1 }: Database,
  { companyId, query, spoken }: Asked,
  id: string | undefined,
  limit: number,
): Promise<OwnRow[]> {
  const where = toConditions(companyId, query.rank, spoken)
  const status = ofStatus(query)
  const { results } = await d1
    .prepare(`${COUNTED} WHERE ${where.sql}${status.sql} AND v.id < ? ORDER BY v.id DESC LIMIT ?`)
    .bind(...where.values, ...status.values, id ?? LAST, limit)
    .all<OwnRow>()
  return results
}
