import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import { REPORTS } from '#src/contract/lists.ts'
import type {
  AdminReport,
  QueuedReport,
  ReportDecision,
  ReportList,
  ReportQuery,
} from '#src/contract/report/admin-schemas.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_REPORT_REPLY } from '#src/domain/text/text-limits.ts'
import { createAdminEvent } from '#src/server/ground/audit/admin-event.usecases.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { openMessages } from '#src/server/work/inbox/describe-message.usecases.ts'
import {
  closeReports,
  countOpen,
  countReports,
  findMessagesUntil,
  findNamedAccounts,
  findOthers,
  findReport,
  findReports,
  type ReportRow,
} from './admin-reports.repository.ts'
import { pathOfTarget } from './report.usecases.ts'
import { findTarget } from './report-targets.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'

const { pageSize } = REPORTS
const [MAX_OTHERS, MAX_MESSAGES] = [50, 30]

type Actor = { session: Session; origin: Origin }

const describeObject = (kind: ReportRow['kind'], row: ReportedObject | undefined): QueuedReport['object'] =>
  row ? { kind, id: row.id, name: row.name, rank: row.rank, vesselType: row.vesselType } : null

const describe = (row: ReportRow, object: ReportedObject | undefined, open: number): QueuedReport => ({
  id: row.id,
  reason: row.reason,
  state: row.status,
  createdAt: row.createdAt,
  decidedAt: row.decidedAt,
  kind: row.kind,
  object: describeObject(row.kind, object),
  open,
})

/** A page of the reports in a state. */
export async function listReports({ db }: Needs<'db'>, query: ReportQuery): Promise<ReportList> {
  const [rows, total] = await Promise.all([
    findReports(db, query, pageSize, (query.page - 1) * pageSize),
    countReports(db, query),
  ])
  const [objectOf, counts] = await Promise.all([
    findObjects(db, rows),
    countOpen(
      db,
      rows.map(({ targetId }) => targetId),
    ),
  ])
  const openOf = ({ kind, targetId }: ReportRow) =>
    counts.find((one) => one.kind === kind && one.targetId === targetId)?.open ?? 0
  return { items: rows.map((row) => describe(row, objectOf(row), openOf(row))), total, page: query.page, pageSize }
}

/** The account that a report is against: of a conversation the side that did not send it. */
function accountAgainst(report: ReportRow, object: ReportedObject | undefined): string | null {
  if (!object) return null
  if (report.kind !== 'thread') return object.accountId
  return report.accountId === object.seamanAccountId ? object.accountId : object.seamanAccountId
}

/** The public page of what was reported; null while the public cannot see it, and for conversations. */
async function findPublicPath(
  { db, clock }: Needs<'db' | 'clock'>,
  { kind, targetId }: ReportRow,
): Promise<string | null> {
  if (kind === 'thread') return null
  const subject = { kind, id: targetId }
  const target = await findTarget(db, subject, { language: 'en', accountId: null, organisationId: null, now: clock() })
  return target && pathOfTarget(subject, target)
}

async function readMessages(
  services: Needs<'db' | 'keys'>,
  report: ReportRow,
  object: ReportedObject | undefined,
): Promise<AdminReport['messages']> {
  if (report.kind !== 'thread' || report.status !== 'open' || !object?.seamanAccountId) return []
  const [rows, key] = await Promise.all([
    findMessagesUntil(services.db, report.targetId, report.createdAt, MAX_MESSAGES),
    findAccountKey(services, object.seamanAccountId),
  ])
  const opened = await openMessages(rows.reverse().map((message) => ({ message, key })))
  return opened.map(({ message, text }) => ({ id: message.id, side: message.side, text, sentAt: message.createdAt }))
}

async function describeReport(services: Needs<'db' | 'clock' | 'keys'>, report: ReportRow): Promise<AdminReport> {
  const { db } = services
  const [objectOf, others, path] = await Promise.all([
    findObjects(db, [report]),
    findOthers(db, report, MAX_OTHERS),
    findPublicPath(services, report),
  ])
  const object = objectOf(report)
  const against = accountAgainst(report, object)
  const ids = [report.accountId, report.decidedBy, against].filter((id) => id !== null)
  const [accounts, messages] = await Promise.all([findNamedAccounts(db, ids), readMessages(services, report, object)])
  const accountOf = (id: string | null) => accounts.find((account) => account.id === id)
  const [reporter, account] = [accountOf(report.accountId), accountOf(against)]
  return {
    ...describe(report, object, others.length + (report.status === 'open' ? 1 : 0)),
    text: report.text,
    language: report.language,
    reporter: reporter ? { id: reporter.id, email: reporter.email } : null,
    path,
    vacancy: report.kind === 'vacancy' && object ? { status: object.status ?? '', seen: object.seen ?? 0 } : null,
    account: account
      ? {
          id: account.id,
          email: account.email,
          isBlocked: account.blockedAt !== null,
          isAdmin: account.role === 'admin',
        }
      : null,
    messages,
    others: others.map(({ id, reason, text, createdAt }) => ({ id, reason, text, createdAt })),
    decidedBy: accountOf(report.decidedBy)?.email ?? null,
    note: report.note,
    seen: report.updatedAt,
  }
}

/** One report as an admin reads it. Reading a conversation is recorded under the admin. Throws `not-found`. */
export async function getReport(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  { session, origin }: Actor,
  id: string,
): Promise<AdminReport> {
  const { db } = services
  const report = await findReport(db, id)
  if (!report) throw new Failure('not-found')
  const described = await describeReport(services, report)
  if (described.messages.length > 0) {
    // Of the admin alone: the history of either side must not reveal that there is a report.
    const event = { kind: 'reported-thread-opened', accountId: session.accountId, detail: id, origin } as const
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.reports),
      createSecurityEvent(services, event),
    ])
  }
  return described
}

function readDecision({ outcome, note: typed }: ReportDecision) {
  const note = normalizeText(typed ?? '')
  const problem = checkText(note, MAX_REPORT_REPLY)
  if (!outcome || problem)
    throw createFieldFailure('decision', {
      ...(!outcome && { outcome: { id: 'field.outcome.missing' } }),
      ...(problem && { note: problem }),
    })
  return { outcome, note: note || null }
}

/** Mails to all reporters who have an account. */
const createReplies = (services: Needs<'db' | 'clock' | 'ids'>, reports: readonly ReportRow[]) =>
  reports.flatMap(({ id, accountId }) =>
    accountId
      ? [
          createOutboxEntry(services, {
            cause: `report-closed:${id}`,
            kind: 'report-closed',
            accountId,
            payload: { reportId: id },
          }),
        ]
      : [],
  )

/**
 * Closes a report and the chosen others about the same object, and replies to everyone who sent one with an account.
 * Throws `conflict` when one of them was closed or changed since it was read.
 */
export async function decideReport(
  services: Needs<'db' | 'clock' | 'ids' | 'keys'>,
  { session, origin }: Actor,
  id: string,
  decision: ReportDecision,
): Promise<{ report: AdminReport; mails: string[] }> {
  const { db, clock } = services
  const report = await findReport(db, id)
  if (!report) throw new Failure('not-found')
  if (report.status !== 'open' || report.updatedAt !== decision.seen) throw new Failure('conflict')
  const { outcome, note } = readDecision(decision)
  const chosen = new Set(decision.others)
  const closed = [report, ...(await findOthers(db, report, MAX_OTHERS)).filter((other) => chosen.has(other.id))]
  const now = clock()
  const mails = createReplies(services, closed)
  const decided = { status: outcome, note, decidedBy: session.accountId, decidedAt: now, updatedAt: now }
  try {
    await runBatch(db, [
      ...demandPermission(db, session, PAGE_PERMISSIONS.reports),
      ...closeReports(
        db,
        report,
        closed.map((one) => one.id),
        decided,
      ),
      createSecurityEvent(services, {
        kind: 'report-closed',
        accountId: session.accountId,
        origin,
      }),
      createAdminEvent(services, {
        actor: session.accountId,
        action: 'report-closed',
        object: { kind: 'report', id },
        // No account: the data export must not reveal the report to the reported person, and the report itself keeps the reply.
        accountId: null,
        before: { 'report.state': 'open' },
        after: { 'report.state': outcome, 'report.closedWith': closed.slice(1).map((other) => other.id) },
      }),
      ...mails.map(({ statement }) => statement),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  const after = await findReport(db, id)
  if (!after) throw new Failure('not-found')
  return { report: await describeReport(services, after), mails: mails.map((mail) => mail.id) }
}
