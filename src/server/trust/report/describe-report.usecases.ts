import { PAGE_PERMISSIONS } from '#src/contract/http/permissions.ts'
import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import type { CopyField } from '#src/contract/report/report.ts'
import { createSecurityEvent, type Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import { demandPermission } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { openMessages } from '#src/server/work/inbox/describe-message.usecases.ts'
import { findRegister } from '../company-check/licence-registers.ts'
import {
  findEarlier,
  findLetter,
  findMessagesUntil,
  findNamedAccounts,
  findOthers,
  findQueue,
  findReport,
  type NamedAccount,
  type ReportRow,
} from './admin-reports.repository.ts'
import { describeQueued } from './admin-reports.usecases.ts'
import { pathOfTarget } from './report.usecases.ts'
import { findTarget } from './report-targets.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'
import { findCompanyFacts } from './risk-signs.repository.ts'
import { findCompanySigns, findPersonSigns, findReporterSign } from './risk-signs.usecases.ts'

export const MAX_OTHERS = 50
const [MAX_MESSAGES, MAX_EARLIER] = [30, 20]

export type Actor = { session: Session; origin: Origin }

/** The account that a report is against: of a conversation the side that did not send it. */
export function accountAgainst(report: ReportRow, object: ReportedObject | undefined): string | null {
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

type Reading = Needs<'db' | 'clock' | 'keys'>

/** Facts about whom the report is against, and about who sent it. */
async function readSigns(services: Reading, report: ReportRow): Promise<AdminReport['signs']> {
  const { organisationId, againstId } = report
  const [about, reporter] = await Promise.all([
    organisationId ? findCompanySigns(services, organisationId, shipOf(report)) : undefined,
    findReporterSign(services, report),
  ])
  const person = organisationId === null && againstId !== null ? await findPersonSigns(services, againstId) : []
  return [...(about ?? person), ...reporter]
}

function shipOf({ copy }: ReportRow) {
  const read = (name: CopyField) => copy?.find(({ field }) => field === name)?.value ?? null
  return { imo: read('imo'), vesselType: read('vessel') ?? '' }
}

/** The company, and the authority that supervises it: the one of its country's register, otherwise the one on its licence. */
async function readCompany(
  { db }: Reading,
  { organisationId }: ReportRow,
): Promise<Pick<AdminReport, 'company' | 'regulator'>> {
  const found = organisationId ? await findCompanyFacts(db, organisationId) : undefined
  if (!found || organisationId === null) return { company: null, regulator: null }
  const { name, country, licenceIssuer } = found
  const issuer = licenceIssuer ? { name: licenceIssuer, url: null } : null
  return { company: { id: organisationId, name, country }, regulator: findRegister(country) ?? issuer }
}

const describeAccount = (account: NamedAccount | undefined): AdminReport['account'] =>
  account
    ? { id: account.id, email: account.email, isBlocked: account.blockedAt !== null, isAdmin: account.role === 'admin' }
    : null

async function readPeople({ db }: Reading, report: ReportRow, object: ReportedObject | undefined) {
  const against = accountAgainst(report, object)
  const ids = [report.accountId, report.decidedBy, against].filter((id) => id !== null)
  const accounts = await findNamedAccounts(db, ids)
  const accountOf = (id: string | null) => accounts.find((account) => account.id === id)
  const reporter = accountOf(report.accountId)
  return {
    reporter: reporter ? { role: reporter.role, since: reporter.createdAt } : null,
    account: describeAccount(accountOf(against)),
    decidedBy: accountOf(report.decidedBy)?.email ?? null,
  }
}

const describeEarlier = (rows: readonly ReportRow[], { kind, targetId }: ReportRow): AdminReport['earlier'] =>
  rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    reason: row.reason,
    state: row.status,
    acts: row.acts ?? [],
    createdAt: row.createdAt,
    isSameObject: row.kind === kind && row.targetId === targetId,
  }))

/** Returns a case as admins read it, without the identity of the reporter. */
export async function describeReport(services: Reading, report: ReportRow): Promise<AdminReport> {
  const { db } = services
  const [objectOf, others, path, earlier, queue, signs, company] = await Promise.all([
    findObjects(db, [report]),
    findOthers(db, report, MAX_OTHERS),
    findPublicPath(services, report),
    findEarlier(db, report, MAX_EARLIER),
    findQueue(db, report),
    readSigns(services, report),
    readCompany(services, report),
  ])
  const object = objectOf(report)
  const [people, messages, letter] = await Promise.all([
    readPeople(services, report, object),
    readMessages(services, report, object),
    findLetter(db, report.id),
  ])
  return {
    ...describeQueued(report, object, others.length + (report.status === 'open' ? 1 : 0)),
    ...people,
    ...company,
    text: report.text,
    language: report.language,
    path,
    vacancy: report.kind === 'vacancy' && object ? { status: object.status ?? '', seen: object.seen ?? 0 } : null,
    messages,
    others: others.map(({ id, reason, text, createdAt }) => ({ id, reason, text, createdAt })),
    copy: report.copy ?? [],
    signs,
    earlier: describeEarlier(earlier, report),
    acts: report.acts ?? [],
    letter: letter ?? null,
    queue,
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
