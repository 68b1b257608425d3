import { BEST_AMONG, DESK_ROWS } from '#src/contract/company-desk/company-desk.ts'
import { MATCH_RULES } from '#src/domain/match/match.ts'
import { feedReportTable, feedSourceTable } from '#src/server/exchange/feed/feed.tables.ts'
import { organisationEventTable, organisationTable } from '#src/server/people/organisation/organisation.tables.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { seamanTable } from '#src/server/people/seaman/seaman.tables.ts'
import { type Absent, type Prefixed, type Present, pickColumns, type RowOf } from '#src/server/platform/stored-rows.ts'
import { matchContestTable } from '../application/application.tables.ts'
import { vacancyTable } from '../vacancy/vacancy.tables.ts'
import { vacancyDraftTable } from '../vacancy-editor/vacancy-editor.tables.ts'

const OF_COMPANY = pickColumns(
  organisationTable,
  ...(['name', 'verified', 'check_state', 'licence_number', 'licence_expires'] as const),
)
const OF_VACANCY = pickColumns(vacancyTable, 'id', 'rank', 'vessel_type', 'vessel_name')
const JOINING = pickColumns(vacancyTable, 'join_from', 'join_to', 'port_name', 'port_country')
const END = pickColumns(vacancyTable, 'expires_at')
const OF_FEED = pickColumns(feedSourceTable, 'id', 'name', 'failure')
const OF_REPORT = pickColumns(feedReportTable, 'created_at')
const LINE = pickColumns(matchContestTable, 'application_id', 'line', 'created_at')
const ABOUT = pickColumns(vacancyTable, 'id', 'rank')
const NAME = pickColumns(seamanTable, 'firstname', 'surname')
const DRAFT = pickColumns(vacancyDraftTable, 'document')
const AUTHOR = pickColumns(organisationEventTable, 'actor_id', 'actor')

type Counted = { total: number }

export type CompanyRow = RowOf<typeof OF_COMPANY> & { suspended: number; has_vacancies: number; moderation: number }
export type UnreadRow = RowOf<typeof OF_VACANCY> &
  RowOf<typeof JOINING> &
  Counted & {
    count: number
    since: number
    /** A `MatchCount` without its kinds, as JSON. */
    best: string | null
  }
/** A public vacancy; it has an end. */
export type EndingRow = RowOf<typeof OF_VACANCY> &
  Present<RowOf<typeof END>> &
  Counted & { applications: number; shortlisted: number }
export type FeedRow = RowOf<typeof OF_FEED> & Counted & { at: number }
export type DisputeRow = RowOf<typeof LINE> & Prefixed<'vacancy_', RowOf<typeof ABOUT>> & RowOf<typeof NAME> & Counted
/** `document` is the typed form of a vacancy that was never published; the other columns are of its row. */
export type DraftRow = Prefixed<'draft_', Absent<RowOf<typeof DRAFT>>> &
  Absent<RowOf<typeof OF_VACANCY>> &
  Absent<RowOf<typeof AUTHOR>> &
  Counted & { draft_id: string; at: number }

export const COMPANY = `SELECT ${OF_COMPANY.of()}, ${isSuspended('organisation.id')} AS suspended,
  EXISTS (SELECT 1 FROM vacancy v WHERE v.company_id = organisation.id) AS has_vacancies,
  (SELECT count(*) FROM vacancy v WHERE v.company_id = organisation.id AND v.status = 'moderation') AS moderation
  FROM organisation WHERE id = ?`

// From the company's vacancies to their applications: never a scan of all applications.
const WAITING = `SELECT ${OF_VACANCY.of('v')}, ${JOINING.of('v')}, count(*) AS count, min(a.created_at) AS since,
  sum(count(*)) OVER () AS total
  FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id AND a.status = 'new'
  WHERE v.company_id = ? AND ${staysReadable('a.seaman_id')} GROUP BY v.id ORDER BY since LIMIT ${DESK_ROWS}`

/** The requirements that an application met when it was sent; applications by other rules or without requirements are left out. */
const MET = `SELECT json_array_length(a.match_record, '$.lines') AS lines,
  (SELECT count(*) FROM json_each(a.match_record, '$.lines') line WHERE line.value ->> 'state' = 'met') AS met
  FROM application a WHERE a.vacancy_id = u.id AND a.status = 'new' AND ${staysReadable('a.seaman_id')}
    AND a.match_record ->> 'rules' = ${MATCH_RULES} AND json_array_length(a.match_record, '$.lines') > 0`

/** The best match is found for the listed rows only, and where the applications are few. */
export const UNREAD = `SELECT u.*, iif(u.count > ${BEST_AMONG}, NULL,
    (SELECT json_object('met', met, 'of', lines) FROM (${MET}) ORDER BY 1.0 * met / lines DESC, lines DESC LIMIT 1)) AS best
  FROM (${WAITING}) u ORDER BY u.since`

const RECEIVED = `application a WHERE a.vacancy_id = soon.id AND ${staysReadable('a.seaman_id')}`

/** Applications are counted for the listed rows only. */
export const ENDING = `SELECT soon.*, (SELECT count(*) FROM ${RECEIVED}) AS applications,
  (SELECT count(*) FROM ${RECEIVED} AND a.status = 'shortlisted') AS shortlisted
  FROM (SELECT ${OF_VACANCY.of()}, ${END.of()}, count(*) OVER () AS total FROM vacancy
    WHERE company_id = ? AND status = 'published' AND expires_at <= ? ORDER BY expires_at LIMIT ${DESK_ROWS}) soon
  ORDER BY expires_at`

export const FEEDS = `SELECT ${OF_FEED.of('s')}, coalesce(${OF_REPORT.of('r')}, s.read_at, s.updated_at) AS at, count(*) OVER () AS total
  FROM feed_source s LEFT JOIN feed_report r ON r.source_id = s.id AND r.status = 'open'
  WHERE s.company_id = ? AND (s.failure IS NOT NULL OR r.id IS NOT NULL) ORDER BY at LIMIT ${DESK_ROWS}`

// As above: the company's vacancies lead to the disputes.
export const DISPUTES = `SELECT ${LINE.of('c')}, ${ABOUT.of('v', 'vacancy_')}, ${NAME.of('p')}, count(*) OVER () AS total
  FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id
  CROSS JOIN match_contest c ON c.application_id = a.id AND c.decision IS NULL JOIN seaman p ON p.id = c.seaman_id
  WHERE v.company_id = ? AND ${staysReadable('c.seaman_id')} ORDER BY c.created_at LIMIT ${DESK_ROWS}`

const CREATED = `organisation_event e WHERE e.object_id = found.draft_id AND e.act = 'vacancy-created' AND e.by_admin = 0`

/**
 * Forms that were typed and not published, and vacancies that a moderator refused or took down; binds the company twice. Changes of a vacancy
 * that is over are left out. The member who created them is found for the listed rows only.
 */
export const DRAFTS = `SELECT found.*, (SELECT e.actor_id FROM ${CREATED}) AS actor_id, (SELECT e.actor FROM ${CREATED}) AS actor
  FROM (SELECT *, count(*) OVER () AS total FROM (
  SELECT d.vacancy_id AS draft_id, d.updated_at AS at, ${DRAFT.of('d', 'draft_')}, ${OF_VACANCY.of('v')}
    FROM vacancy_draft d LEFT JOIN vacancy v ON v.id = d.vacancy_id
    WHERE d.company_id = ? AND d.document IS NOT NULL AND coalesce(v.status, 'draft') IN ('draft', 'moderation', 'published')
  UNION ALL SELECT v.id, v.updated_at, NULL, ${OF_VACANCY.of('v')}
    FROM vacancy v JOIN vacancy_decision x ON x.vacancy_id = v.id AND x.act IN ('refuse', 'take-down')
    WHERE v.company_id = ? AND v.status = 'draft'
      AND NOT EXISTS (SELECT 1 FROM vacancy_draft d WHERE d.vacancy_id = v.id AND d.document IS NOT NULL)
  ) ORDER BY at DESC LIMIT ${DESK_ROWS}) found ORDER BY at DESC`
