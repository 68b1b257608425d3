import { eq } from 'drizzle-orm'
import type { AdminVacancyQuery } from '#src/contract/moderation/schemas.ts'
import { feedSourceTable } from '#src/server/exchange/feed/feed.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Absent, type Prefixed, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyDecisionTable } from '#src/server/work/vacancy/decisions.tables.ts'
import { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'
import type { Suspended } from '#src/server/work/vacancy-search/vacancy-detail.repository.ts'
import type { Condition } from './vacancy-conditions.ts'

const OF_VACANCY = pickColumns(
  vacancyTable,
  ...(['seq', 'id', 'rank', 'vessel_type', 'status', 'paused_at', 'withdrawn_status', 'expires_at'] as const),
  ...(['imo', 'published_at', 'updated_at', 'flags'] as const),
)
const OF_COMPANY = pickColumns(organisationTable, 'id', 'name', 'country', 'verified')
const OF_FEED = pickColumns(feedSourceTable, 'id', 'name')
const DECIDED = pickColumns(vacancyDecisionTable, 'act')

export type AdminVacancyRow = RowOf<typeof OF_VACANCY> &
  Prefixed<'company_', RowOf<typeof OF_COMPANY>> &
  Absent<Prefixed<'feed_', RowOf<typeof OF_FEED>>> &
  Absent<Prefixed<'decision_', RowOf<typeof DECIDED>>> &
  Suspended & { reports: number }

const COLUMNS = `${OF_VACANCY.of('v')}, ${OF_COMPANY.of('c', 'company_')}, ${OF_FEED.of('f', 'feed_')}, ${DECIDED.of('d', 'decision_')},
  (SELECT count(*) FROM report r WHERE r.kind = 'vacancy' AND r.target_id = v.id AND r.status = 'open') AS reports,
  ${isSuspended('v.company_id')} AS suspended`
const JOINED = `CROSS JOIN vacancy v ON v.seq = p.seq CROSS JOIN organisation c ON c.id = v.company_id
  LEFT JOIN vacancy_decision d ON d.vacancy_id = v.id LEFT JOIN feed_item i ON i.vacancy_id = v.id LEFT JOIN feed_source f ON f.id = i.source_id`

// All conditions and orders of a search are columns of this index.
const ALL = 'vacancy v INDEXED BY vacancy_all'

const ORDERS: Record<AdminVacancyQuery['sort'], string> = {
  newest: 'v.seq DESC',
  oldest: 'v.seq',
  changed: 'v.updated_at DESC, v.seq DESC',
}

/** The source and the order of a search; the review queue always begins with the longest waiting vacancy. */
export const planSearch = ({ state, sort }: Pick<AdminVacancyQuery, 'state' | 'sort'>) =>
  state === 'waiting'
    ? { from: 'vacancy v INDEXED BY vacancy_moderation_waits', order: 'v.updated_at, v.id' }
    : { from: ALL, order: ORDERS[sort] }

/** The sequence numbers of the first matches. */
export function selectMatches(query: AdminVacancyQuery, { sql }: Pick<Condition, 'sql'>): string {
  const { from, order } = planSearch(query)
  return `SELECT v.seq FROM ${from} WHERE ${sql} ORDER BY ${order} LIMIT ?`
}

type Page = { limit: number; offset: number; most: number }

/** One page of a search, and the number of matches up to a limit. The search runs once. */
export async function findVacancyPage(
  { $client: d1 }: Database,
  query: AdminVacancyQuery,
  where: Condition,
  { limit, offset, most }: Page,
): Promise<{ rows: AdminVacancyRow[]; count: number }> {
  const { order } = planSearch(query)
  const sql = `WITH found AS MATERIALIZED (${selectMatches(query, where)})
    SELECT ${COLUMNS}, (SELECT count(*) FROM found) AS found FROM (SELECT seq FROM found LIMIT ? OFFSET ?) p ${JOINED} ORDER BY ${order}`
  const { results } = await d1
    .prepare(sql)
    .bind(...where.values, most + 1, limit, offset)
    .all<AdminVacancyRow & { found: number }>()
  return { rows: results, count: results[0]?.found ?? 0 }
}

/** Matches before a sequence number, newest first: a step through the whole list. */
export async function findVacanciesBefore(
  { $client: d1 }: Database,
  where: Condition,
  seq: number | undefined,
  limit: number,
): Promise<AdminVacancyRow[]> {
  const sql = `SELECT ${COLUMNS} FROM (SELECT v.seq FROM ${ALL} WHERE v.seq < ? AND ${where.sql} ORDER BY v.seq DESC LIMIT ?) p
    ${JOINED} ORDER BY v.seq DESC`
  const { results } = await d1
    .prepare(sql)
    .bind(seq ?? Number.MAX_SAFE_INTEGER, ...where.values, limit)
    .all<AdminVacancyRow>()
  return results
}

type Named = { id: string; name: string }

/** The company and the feed by whose ids a list is filtered. */
export async function findNames(
  db: Database,
  { company, feed }: Pick<AdminVacancyQuery, 'company' | 'feed'>,
): Promise<{ company: Named | null; feed: Named | null }> {
  const nameOf = async (table: typeof organisationTable | typeof feedSourceTable, id: string | undefined) =>
    (id && (await db.select({ id: table.id, name: table.name }).from(table).where(eq(table.id, id)).get())) || null
  const [first, second] = await Promise.all([nameOf(organisationTable, company), nameOf(feedSourceTable, feed)])
  return { company: first, feed: second }
}
