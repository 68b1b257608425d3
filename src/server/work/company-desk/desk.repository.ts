import { feedSourceTable } from '#src/server/exchange/feed/feed.tables.ts'
import { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import type { Database } from '#src/server/platform/database.ts'
import { type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'

/** Rows of each kind on the first screen. */
const SHOWN = 5

const OF_COMPANY = pickColumns(
  organisationTable,
  ...(['name', 'slug', 'country', 'city', 'verified', 'website', 'check_state'] as const),
  ...(['licence_number', 'licence_expires', 'logo_key'] as const),
)
const OF_VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type')
const END = pickColumns(vacancyTable, 'expires_at')
const STATUS = pickColumns(vacancyTable, 'status')
const OF_FEED = pickColumns(feedSourceTable, 'id', 'name', 'failure')

export type ProfileRow = RowOf<typeof OF_COMPANY> & { about: number; offices: number; listed: number }
type UnreadRow = RowOf<typeof OF_VACANCY> & { count: number; latest: number; total: number; vacancies: number }
/** A public vacancy; it has an end. */
type EndingRow = RowOf<typeof OF_VACANCY> & Present<RowOf<typeof END>> & { total: number }
type StatusRow = RowOf<typeof STATUS> & { count: number }

const PROFILE = `SELECT ${OF_COMPANY.of()}, EXISTS (SELECT 1 FROM company_text WHERE company_id = c.id) AS about,
  EXISTS (SELECT 1 FROM company_office WHERE company_id = c.id) AS offices,
  EXISTS (SELECT 1 FROM directory_entry WHERE organisation_id = c.id) AS listed FROM organisation c WHERE id = ?`

// From the company's vacancies to their applications: never a scan of all applications.
export const UNREAD = `SELECT ${OF_VACANCY.of('v')}, count(*) AS count, max(a.created_at) AS latest,
  sum(count(*)) OVER () AS total, count(*) OVER () AS vacancies
  FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id AND a.status = 'new'
  WHERE v.company_id = ? AND ${staysReadable('a.seaman_id')} GROUP BY v.id ORDER BY latest DESC LIMIT ${SHOWN}`

export const ENDING = `SELECT ${OF_VACANCY.of()}, ${END.of()}, count(*) OVER () AS total FROM vacancy
  WHERE company_id = ? AND status = 'published' AND expires_at <= ? ORDER BY expires_at LIMIT ${SHOWN}`

export const STATUSES = `SELECT ${STATUS.of()}, count(*) AS count FROM vacancy
  WHERE company_id = ? AND status IN ('published', 'moderation') GROUP BY status`

export const FEEDS = `SELECT ${OF_FEED.of('s')} FROM feed_source s WHERE s.company_id = ? AND (s.failure IS NOT NULL
  OR EXISTS (SELECT 1 FROM feed_report r WHERE r.source_id = s.id AND r.status = 'open')) ORDER BY s.created_at LIMIT ${SHOWN}`

/** Returns the first screen in one round trip; vacancies that end before `until` (UTC ms). */
export async function findDesk({ $client: d1 }: Database, companyId: string, until: number) {
  const [profile, unread, ending, statuses, feeds] = await d1.batch([
    d1.prepare(PROFILE).bind(companyId),
    d1.prepare(UNREAD).bind(companyId),
    d1.prepare(ENDING).bind(companyId, until),
    d1.prepare(STATUSES).bind(companyId),
    d1.prepare(FEEDS).bind(companyId),
  ])
  return {
    profile: profile?.results[0] as ProfileRow | undefined,
    unread: (unread?.results ?? []) as UnreadRow[],
    ending: (ending?.results ?? []) as EndingRow[],
    statuses: (statuses?.results ?? []) as StatusRow[],
    feeds: (feeds?.results ?? []) as RowOf<typeof OF_FEED>[],
  }
}
