import { WARNED_DAYS } from '#src/contract/company-check/licence-rights.ts'
import { DECLINED_DAYS } from '#src/contract/company-desk/company-desk.ts'
import type { Permission } from '#src/contract/http/permissions.ts'
import { MAX_WAITING, type Waiting, type WaitingName } from '#src/contract/navigation/navigation.ts'
import { DAY, toPlainDate } from '#src/domain/time.ts'
import { recoverOrganisation } from '#src/server/people/organisation/recover-organisation.ts'
import { isSuspended } from '#src/server/people/organisation/suspensions.repository.ts'
import { staysReadable } from '#src/server/people/seaman/readable-seamen.ts'
import { isActive, isActiveOrganisation, isActiveSeaman } from '#src/server/platform/active-account.ts'
import type { Database } from '#src/server/platform/database.ts'
import { UNREAD } from '#src/server/work/inbox/threads.repository.ts'

/** One count: a statement with a column `total`, and what it binds. */
export type WaitingCount = { name: WaitingName; sql: string; binds: readonly (string | number)[] }

/** Counts rows and stops after the greatest number that is shown. */
const few = (rows: string): string => `SELECT count(*) AS total FROM (SELECT 1 ${rows} LIMIT ${MAX_WAITING + 1})`

const unread = (side: 'seaman' | 'company'): string => `SELECT messages AS total FROM (${UNREAD(side)})`

// From the company's vacancies to their applications: never a scan of all applications.
const APPLICATIONS = few(`FROM vacancy v CROSS JOIN application a ON a.vacancy_id = v.id AND a.status = 'new'
  WHERE v.company_id = ? AND ${staysReadable('a.seaman_id')}`)

const VOYAGES = few(
  `FROM voyage_request WHERE company_id = ? AND state = 'asked' AND ${isActiveSeaman('voyage_request.seaman_id')}`,
)

// As on the first page: invitations that an application answered are among the applications.
const DECLINED = few(`FROM invitation i WHERE i.company_id = ? AND i.declined_at >= ? AND i.withdrawn_at IS NULL
  AND ${staysReadable('i.seaman_id')} AND NOT EXISTS (SELECT 1 FROM application a
    WHERE a.vacancy_id = i.vacancy_id AND a.seaman_id = i.seaman_id AND a.created_at >= i.created_at)`)

/** A licence that was not sent, was refused, has ended or ends soon, and a suspension that the company may appeal against. */
const LICENCE = few(`FROM organisation o WHERE o.id = ? AND (
  (o.verified = 0 AND o.check_state <> 'waiting' AND NOT ${isSuspended('o.id')}) OR (o.verified = 1 AND o.licence_expires <= ?)
  OR EXISTS (SELECT 1 FROM organisation_suspension s WHERE s.organisation_id = o.id AND s.restored_at IS NULL AND s.appealed_at IS NULL))`)

const INVITATIONS =
  few(`FROM invitation i JOIN vacancy v ON v.id = i.vacancy_id AND v.status = 'published' AND v.expires_at > ?
  WHERE i.seaman_id = ? AND i.declined_at IS NULL AND i.withdrawn_at IS NULL AND ${isActiveOrganisation('i.company_id')}
  AND NOT ${isSuspended('i.company_id')} AND NOT EXISTS (SELECT 1 FROM application a WHERE a.vacancy_id = i.vacancy_id AND a.seaman_id = i.seaman_id)`)

const SERVICE_MESSAGES = few(`FROM service_message m JOIN seaman s ON s.account_id = m.account_id
  WHERE s.id = ? AND m.side = 'team' AND m.read_at IS NULL`)

const FORMS =
  few(`FROM service_order WHERE kind = 'form' AND state IN ('open', 'delivered', 'correcting') AND due_at IS NOT NULL
  AND assignee_id IS NULL AND begins_at <= ? AND ${isActive('service_order.account_id')}`)

const MODERATION =
  few(`FROM vacancy INDEXED BY vacancy_moderation_waits WHERE status = 'moderation' AND ${isActiveOrganisation('vacancy.company_id')}
  AND NOT ${isSuspended('vacancy.company_id')}`)

const REPORTS = few(`FROM (SELECT 1 FROM report WHERE status = 'open'
  UNION ALL SELECT 1 FROM report_appeal WHERE outcome IS NULL)`)

const OF_ACTIVE = `o.kind = 'company' AND ${isActiveOrganisation('o.id')}`

/** Licences to check, for the first time or again, appeals against a suspension and texts to read: a company counts once for each. */
const COMPANIES = few(`FROM (
  SELECT 1 FROM organisation o INDEXED BY organisation_check WHERE o.verified = 0 AND o.check_state = 'waiting' AND NOT ${isSuspended('o.id')} AND ${OF_ACTIVE}
  UNION ALL SELECT 1 FROM organisation o INDEXED BY organisation_recheck_due WHERE o.verified = 1 AND o.recheck_due_at IS NOT NULL AND ${OF_ACTIVE}
  UNION ALL SELECT 1 FROM organisation_suspension s INDEXED BY organisation_suspension_open CROSS JOIN organisation o ON o.id = s.organisation_id
    WHERE s.restored_at IS NULL AND s.appealed_at IS NOT NULL AND s.answered_at IS NULL AND ${OF_ACTIVE}
  UNION ALL SELECT 1 FROM (SELECT DISTINCT company_id FROM company_waiting INDEXED BY company_waiting_sent WHERE state = 'waiting') w
    CROSS JOIN organisation o ON o.id = w.company_id WHERE ${OF_ACTIVE})`)

const VERIFICATIONS = few(`FROM verification WHERE (state = 'pending' OR (state = 'verified' AND recheck_on <= ?))
  AND ${isActiveSeaman('verification.seaman_id')}`)

// Nobody confirms their own proposal.
const RECOVERIES = few(
  `FROM admin_proposal WHERE state = 'open' AND expires_at > ? AND action = ? AND proposed_by <> ?`,
)

export const countsOfCompany = (companyId: string, now: number): WaitingCount[] => [
  { name: 'applications', sql: APPLICATIONS, binds: [companyId] },
  { name: 'inbox', sql: unread('company'), binds: [companyId] },
  { name: 'voyages', sql: VOYAGES, binds: [companyId] },
  { name: 'declined', sql: DECLINED, binds: [companyId, now - DECLINED_DAYS * DAY] },
  { name: 'licence', sql: LICENCE, binds: [companyId, toPlainDate(now + WARNED_DAYS * DAY)] },
]

export const countsOfSeaman = (seamanId: string, now: number): WaitingCount[] => [
  { name: 'inbox', sql: unread('seaman'), binds: [seamanId] },
  { name: 'invitations', sql: INVITATIONS, binds: [now, seamanId] },
  { name: 'services', sql: SERVICE_MESSAGES, binds: [seamanId] },
]

/** The queues of admins, each with the permission of its page. */
export const countsOfAdmins = (accountId: string, now: number): { permission: Permission; count: WaitingCount }[] => [
  { permission: 'services', count: { name: 'services', sql: FORMS, binds: [now] } },
  { permission: 'moderator', count: { name: 'moderation', sql: MODERATION, binds: [] } },
  { permission: 'moderator', count: { name: 'reports', sql: REPORTS, binds: [] } },
  { permission: 'moderator', count: { name: 'companies', sql: COMPANIES, binds: [] } },
  { permission: 'support', count: { name: 'verifications', sql: VERIFICATIONS, binds: [toPlainDate(now)] } },
  {
    permission: recoverOrganisation.permission,
    count: { name: 'recoveries', sql: RECOVERIES, binds: [now, recoverOrganisation.action, accountId] },
  },
]

/** Runs the counts in one round trip; counts of nothing are left out. */
export async function countWaiting({ $client: d1 }: Database, counts: readonly WaitingCount[]): Promise<Waiting> {
  if (counts.length === 0) return {}
  const found = await d1.batch<{ total: number }>(counts.map(({ sql, binds }) => d1.prepare(sql).bind(...binds)))
  return Object.fromEntries(
    counts.flatMap(({ name }, at) => {
      const total = found[at]?.results[0]?.total ?? 0
      return total > 0 ? [[name, total]] : []
    }),
  )
}
