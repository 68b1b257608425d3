import type { CrewSort } from '#src/contract/crew/schemas.ts'
import type { Database } from '#src/server/platform/database.ts'
import { pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { crewCardTable } from './crew.tables.ts'
import { type Condition, type CrewSearch, findSource, listConditions } from './crew-filters.ts'

/** Totals are exact up to this number. */
export const MAX_EXACT = 1000

export const LISTED = pickColumns(
  crewCardTable,
  ...([
    'public_id',
    'masked_name',
    'rank',
    'english_level',
    'ready_from',
    'months',
    'rank_months',
    'career',
    'confirmed_on',
    'not_free',
  ] as const),
)

export type ListedRow = RowOf<typeof LISTED>
type Page = { limit: number; offset: number }

const COLUMNS = LISTED.of('c')

// Available people first, by latest date; then those who will be next. `t.today` is the date.
const ORDERS: Record<CrewSort, string> = {
  ready: `c.ready_from > t.today, iif(c.ready_from > t.today, c.ready_from, NULL),
    iif(c.ready_from > t.today, c.public_id, NULL), c.ready_from DESC, c.public_id DESC`,
  service: 'c.months DESC, c.public_id',
  updated: 'c.updated_on DESC, c.public_id',
}

const join = (conditions: readonly Condition[]) => ({
  sql: conditions.map(({ sql }) => sql).join(' AND '),
  values: conditions.flatMap(({ values }) => values),
})

/** At most one more than the exact limit. */
function withFound(query: CrewSearch): Condition {
  const source = findSource(query)
  const where = join(listConditions(query))
  return {
    sql: `WITH found AS MATERIALIZED (SELECT c.id FROM ${source.sql} WHERE ${where.sql} LIMIT ${MAX_EXACT + 1})`,
    values: [...source.values, ...where.values],
  }
}

/** In one round trip: the number, and a page, which is empty if there are too many to sort. */
export async function findCrew(db: Database, query: CrewSearch, today: string, { limit, offset }: Page) {
  const d1 = db.$client
  const found = withFound(query)
  const page = `SELECT ${COLUMNS} FROM found CROSS JOIN crew_card c ON c.id = found.id, (SELECT ? AS today) t
    WHERE (SELECT count(*) FROM found) <= ${MAX_EXACT} ORDER BY ${ORDERS[query.sort]} LIMIT ? OFFSET ?`
  const [count, rows] = await d1.batch([
    d1.prepare(`${found.sql} SELECT count(*) AS total FROM found`).bind(...found.values),
    d1.prepare(`${found.sql} ${page}`).bind(...found.values, today, limit, offset),
  ])
  return {
    total: (count?.results[0] as { total: number } | undefined)?.total ?? 0,
    rows: (rows?.results ?? []) as ListedRow[],
  }
}

/** Cards of the selected ids in the order of the list. */
const toRows = (picked: string, sort: CrewSort): string =>
  `SELECT ${COLUMNS} FROM (${picked}) p CROSS JOIN crew_card c ON c.id = p.id, (SELECT ? AS today) t ORDER BY ${ORDERS[sort]}`

const pickBy = (sort: 'service' | 'updated', where: string): string =>
  `SELECT c.id FROM crew_card c INDEXED BY crew_${sort} WHERE ${where} ORDER BY ${ORDERS[sort]} LIMIT ? OFFSET ?`

/** Two ranges of one index: back from today, and forward. Both are read as far as the page needs. */
function pickReady({ rank }: CrewSearch, where: string): string {
  const source = `crew_card c INDEXED BY ${rank ? 'crew_rank' : 'crew_ready'} WHERE ${where}`
  const stretch = (later: 0 | 1, condition: string, order: string) =>
    `SELECT * FROM (SELECT c.id, ${later} AS later, c.ready_from, c.public_id FROM ${source} AND c.ready_from ${condition} ORDER BY ${order} LIMIT ?)`
  return `SELECT id FROM (${stretch(0, '<= ?', 'c.ready_from DESC, c.public_id DESC')} UNION ALL
    ${stretch(1, '> ?', 'c.ready_from, c.public_id')})
    ORDER BY later, iif(later, ready_from, NULL), iif(later, public_id, NULL), ready_from DESC, public_id DESC LIMIT ? OFFSET ?`
}

/** A page of very many: scans the order itself, which fills a page early. */
export async function walkCrew(db: Database, query: CrewSearch, today: string, { limit, offset }: Page) {
  const { sql, values } = join(listConditions(query))
  const reach = [...values, today, limit + offset]
  const [picked, bound] =
    query.sort === 'ready' ? [pickReady(query, sql), [...reach, ...reach]] : [pickBy(query.sort, sql), values]
  const statement = db.$client.prepare(toRows(picked, query.sort)).bind(...bound, limit, offset, today)
  return (await statement.all<ListedRow>()).results
}
