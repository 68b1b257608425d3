import type { Database } from '#src/server/platform/database.ts'
import { isStaying } from '../seamen/staying-seamen.ts'

/** Rows of each kind that a first screen holds. */
const SHOWN = 5

export type ProfileRow = {
  name: string
  slug: string
  country: string
  city: string
  verified: number
  website: string | null
  about: string | null
  licence_number: string | null
  licence_expires: string | null
  logo_key: string | null
  offices: number
  listed: number
}

export type UnreadRow = {
  id: string
  rank: string
  vessel_type: string
  count: number
  latest: number
  total: number
  vacancies: number
}
export type EndingRow = { id: string; rank: string; vessel_type: string; expires_at: number; total: number }
export type FeedRow = { id: string; name: string; failure: string | null }

const PROFILE = `SELECT name, slug, country, city, verified, website, about, licence_number, licence_expires, logo_key,
  EXISTS (SELECT 1 FROM company_office WHERE company_id = c.id) AS offices,
  EXISTS (SELECT 1 FROM agency_listing WHERE company_id = c.id) AS listed FROM company c WHERE id = ?`

// From the company's vacancies to what was sent to each: never through all applications.
export const UNREAD = `SELECT v.id, v.rank, v.vessel_type, count(*) AS count, max(a.created_at) AS latest,
  sum(count(*)) OVER () AS total, count(*) OVER () AS vacancies
  FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id AND a.status = 'new'
  WHERE v.company_id = ? AND ${isStaying('a.seaman_id')} GROUP BY v.id ORDER BY latest DESC LIMIT ${SHOWN}`

export const ENDING = `SELECT id, rank, vessel_type, expires_at, count(*) OVER () AS total FROM vacancy
  WHERE company_id = ? AND status = 'published' AND expires_at <= ? ORDER BY expires_at LIMIT ${SHOWN}`

export const STATUSES = `SELECT status, count(*) AS count FROM vacancy
  WHERE company_id = ? AND status IN ('published', 'moderation') GROUP BY status`

export const FEEDS = `SELECT s.id, s.name, s.failure FROM feed_source s WHERE s.company_id = ? AND (s.failure IS NOT NULL
  OR EXISTS (SELECT 1 FROM feed_report r WHERE r.source_id = s.id AND r.status = 'open')) ORDER BY s.created_at LIMIT ${SHOWN}`

/** Everything of the first screen in one round trip; vacancies that end before `until`, UTC ms. */
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
    statuses: (statuses?.results ?? []) as { status: string; count: number }[],
    feeds: (feeds?.results ?? []) as FeedRow[],
  }
}
