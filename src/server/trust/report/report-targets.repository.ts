import type { ReportKind } from '#src/contract/report/report.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { IS_LISTED, PUBLIC_STATUSES } from '#src/server/people/company/listed-companies.ts'
import type { organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import type { Database } from '#src/server/platform/database.ts'
import type { Absent, StoredRow } from '#src/server/platform/stored-rows.ts'
import type { vacancyTable } from '#src/server/work/vacancy/vacancy.tables.ts'

/** Each kind has some of it. */
export type TargetRow = Absent<
  Pick<StoredRow<typeof vacancyTable>, 'rank' | 'vessel_type' | 'flag'> &
    Pick<StoredRow<typeof organisationTable>, 'name' | 'country' | 'licence_issuer'>
> & {
  /** The last part of its path, behind the one of its kind. */
  tail: string
}

const NO_COMPANY = 'NULL AS country, NULL AS licence_issuer, NULL AS flag'

/** The query of each kind by public id; articles also by language and time, threads also by the reporter's account and organisation. Only visible objects can be reported. */
const TARGETS: Record<ReportKind, string> = {
  vacancy: `SELECT v.id AS tail, c.name, v.rank, v.vessel_type, c.country, c.licence_issuer, v.flag FROM vacancy v
    JOIN organisation c ON c.id = v.company_id WHERE v.id = ?1 AND v.status IN ${PUBLIC_STATUSES} AND NOT ${isSuspended('v.company_id')}`,
  company: `SELECT lower(c.country) || '/' || c.slug AS tail, c.name, NULL AS rank, NULL AS vessel_type, c.country, c.licence_issuer,
    NULL AS flag FROM organisation c WHERE c.id = ?1 AND ${IS_LISTED}`,
  seaman: `SELECT public_id AS tail, masked_name AS name, rank, NULL AS vessel_type, ${NO_COMPANY} FROM crew_card
    WHERE public_id = ?1 AND is_hidden = 0`,
  article: `SELECT a.category || '/' || a.slug AS tail, t.title AS name, NULL AS rank, NULL AS vessel_type, ${NO_COMPANY} FROM article a
    JOIN article_text t ON t.article_id = a.id AND t.language IN (?2, 'en') WHERE a.id = ?1 AND a.published_at <= ?3
    ORDER BY t.language = 'en'`,
  thread: `SELECT iif(s.account_id = ?2, 'seaman', 'company') || '/inbox?thread=' || i.id AS tail, CASE WHEN s.account_id = ?2 THEN c.name ELSE NULL END AS name, NULL AS rank, NULL AS vessel_type, c.country,
    c.licence_issuer, NULL AS flag FROM inbox_thread i JOIN seaman s ON s.id = i.seaman_id JOIN organisation c ON c.id = i.organisation_id
    WHERE i.id = ?1 AND (s.account_id = ?2 OR i.organisation_id = ?3)`,
}

type Subject = { kind: ReportKind; id: string }

export type Viewer = { language: LocaleCode; accountId: string | null; organisationId: string | null; now: number }

const listMore = (
  kind: ReportKind,
  { language, accountId, organisationId, now }: Viewer,
): (string | number | null)[] => {
  if (kind === 'article') return [language, now]
  return kind === 'thread' ? [accountId, organisationId] : []
}

export const findTarget = (
  { $client: d1 }: Database,
  { kind, id }: Subject,
  viewer: Viewer,
): Promise<TargetRow | null> =>
  d1
    .prepare(TARGETS[kind])
    .bind(id, ...listMore(kind, viewer))
    .first<TargetRow>()
