import type { OwnVacancyQuery } from '#src/contract/application/schemas.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { QueryWord, QueryWords } from '../vacancy-search/query-words.ts'
import { LISTED, type ListedRow } from './listed-vacancies.ts'

export type OwnRow = ListedRow & { applications: number; unread: number }

type Condition = { sql: string; values: (string | number)[] }

/** Drafts have no sequence number yet and sort as newest. */
const NEWEST = 'v.seq DESC NULLS FIRST, v.id DESC'

const ORDERS: Record<OwnVacancyQuery['sort'], string> = {
  newest: NEWEST,
  joining: `v.listed_day NULLS LAST, ${NEWEST}`,
  applications: `applications DESC, ${NEWEST}`,
}

// Lists are one JSON parameter, because bound parameters are limited.
const inList = (column: string, values: readonly string[]): Condition[] =>
  values.length === 0
    ? []
    : [{ sql: `${column} IN (SELECT value FROM json_each(?))`, values: [JSON.stringify(values)] }]

/** A word matches the company's texts, or the name of the rank or vessel type, as in the public search. */
const containsWord = ({ word, ranks, vesselTypes }: QueryWord): Condition => {
  const ways = [
    { sql: 'instr(v.words, ?) > 0', values: [word] },
    ...inList('v.listed_rank', ranks),
    ...inList('v.listed_vessel', vesselTypes),
  ]
  return { sql: `(${ways.map(({ sql }) => sql).join(' OR ')})`, values: ways.flatMap(({ values }) => values) }
}

type Asked = { companyId: string; query: OwnVacancyQuery; spoken: QueryWords }

/** All rows of the company that match, in any state. */
function listAsked({ companyId, query: { rank }, spoken }: Asked): Condition {
  const parts: Condition[] = [
    ...inList('v.listed_rank', rank ? [rank] : []),
    ...inList('v.listed_rank', spoken.ranks),
    ...inList('v.listed_vessel', spoken.vesselTypes),
    ...spoken.words.map(containsWord),
  ]
  return {
    sql: `FROM (${LISTED}) v WHERE ${['1', ...parts.map(({ sql }) => sql)].join(' AND ')}`,
    values: [companyId, companyId, ...parts.flatMap(({ values }) => values)],
  }
}

const ofStatus = ({ status }: OwnVacancyQuery): Condition =>
  status ? { sql: ' AND v.state = ?', values: [status] } : { sql: '', values: [] }

const RECEIVED = `application a WHERE a.vacancy_id = v.id AND ${staysReadable('a.seaman_id')}`

const COUNTED = `v.*, (SELECT count(*) FROM ${RECEIVED}) AS applications,
  (SELECT count(*) FROM ${RECEIVED} AND a.status = 'new') AS unread`

/** Applications are only counted for the rows of the page, unless they are the sort order. */
const pageOf = (sort: OwnVacancyQuery['sort'], from: string): string =>
  sort === 'applications'
    ? `SELECT ${COUNTED} ${from} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`
    : `SELECT ${COUNTED} FROM (SELECT v.* ${from} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?) v ORDER BY ${ORDERS[sort]}`

/** Returns one page of vacancies and drafts with their applications, and the number of each state. */
export async function findOwnVacancies({ $client: d1 }: Database, asked: Asked, pageSize: number) {
  const { query } = asked
  const [all, status] = [listAsked(asked), ofStatus(query)]
  const [page, statuses] = await d1.batch([
    d1
      .prepare(pageOf(query.sort, `${all.sql}${status.sql}`))
      .bind(...all.values, ...status.values, pageSize, (query.page - 1) * pageSize),
    d1.prepare(`SELECT v.state AS value, count(*) AS count ${all.sql} GROUP BY 1`).bind(...all.values),
  ])
  return {
    rows: (page?.results ?? []) as OwnRow[],
    statuses: (statuses?.results ?? []) as { value: string; count: number }[],
  }
}

/** Sorts after everything. */
const LAST = '\u{10ffff}'

/** Vacancies created before one, or the last ones: a step through the whole list. */
export async function findOwnBefore(
  { $client: d1 }: Database,
  asked: Asked,
  id: string | undefined,
  limit: number,
): Promise<OwnRow[]> {
  const [all, status] = [listAsked(asked), ofStatus(asked.query)]
  const { results } = await d1
    .prepare(`SELECT ${COUNTED} ${all.sql}${status.sql} AND v.id < ? ORDER BY v.id DESC LIMIT ?`)
    .bind(...all.values, ...status.values, id ?? LAST, limit)
    .all<OwnRow>()
  return results
}
