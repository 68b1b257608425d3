import type { AdminReport } from '#src/contract/report/admin-schemas.ts'
import { hasAdminEvent } from '#src/server/ground/audit/audit.repository.ts'
import type { Origin } from '#src/server/ground/audit/audit.usecases.ts'
import { findAccountKey } from '#src/server/ground/file/account-keys.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findReviewedContest } from '#src/server/work/application/match-contests.usecases.ts'
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
import { findAppeal } from './complaints.repository.ts'
import { pathOfTarget } from './report.usecases.ts'
import { findTarget } from './report-targets.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'
import { findCompanyFacts } from './risk-signs.repository.ts'
import { findCompanySigns, findPersonSigns, findReporterSign } from './risk-signs.usecases.ts'

export const MAX_OTHERS = 50
const [MAX_MESSAGES, MAX_EARLIER] = [30, 20]

export type Actor = { session: Session; origin: Origin }

/** The public page of what was reported; null while the public cannot see it, and for conversations and match lines. */
async function findPublicPath(
  { db, clock }: Needs<'db' | 'clock'>,
  { kind, targetId }: ReportRow,
): Promise<string | null> {
  if (kind === 'thread' || kind === 'contest') return null
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

type Reading = Needs<'db' | 'clock' | 'keys' | 'cvs'>

/** Facts about whom the report is against, and about who sent it. */
async function readSigns(
  services: Reading,
  report: ReportRow,
  object: ReportedObject | undefined,
): Promise<AdminReport['signs']> {
  const { organisationId, againstId, kind } = report
  // A disputed line is against no one.
  if (kind === 'contest') return []
  const ship = { imo: object?.imo ?? null, vesselType: object?.vesselType ?? '' }
  const [about, reporter] = await Promise.all([
    organisationId ? findCompanySigns(services, organisationId, ship, report) : undefined,
    findReporterSign(services, report),
  ])
  const person = organisationId === null && againstId !== null ? await findPersonSigns(services, againstId, report) : []
  return [...(about ?? person), ...reporter]
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
  // The account of the reported seafarer, or the first owner of the reported company.
  const against = report.againstId ?? object?.accountId ?? null
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

/** Whether an admin has given a reason for reading the conversation of a case. */
const hasReason = ({ db }: Reading, { id }: ReportRow, actorId: string): Promise<boolean> =>
  hasAdminEvent(db, { actorId, action: 'conversation-read', objectKind: 'report', objectId: id })

async function readConversation(
  services: Reading,
  report: ReportRow,
  object: ReportedObject | undefined,
  adminId: string,
): Promise<Pick<AdminReport, 'messages' | 'needsReason'>> {
  if (report.kind !== 'thread' || report.status !== 'open') return { messages: [], needsReason: false }
  if (!(await hasReason(services, report, adminId))) return { messages: [], needsReason: true }
  return { messages: await readMessages(services, report, object), needsReason: false }
}

/** Returns a case as an admin reads it, without the identity of the reporter. */
export async function describeReport(services: Reading, report: ReportRow, adminId: string): Promise<AdminReport> {
  const { db } = services
  const [objectOf, others, path, earlier, queue, company] = await Promise.all([
    findObjects(db, [report]),
    findOthers(db, report, MAX_OTHERS),
    findPublicPath(services, report),
    findEarlier(db, report, MAX_EARLIER),
    findQueue(db, report),
    readCompany(services, report),
  ])
  const object = objectOf(report)
  const [people, signs, conversation, contest, letter, appeal] = await Promise.all([
    readPeople(services, report, object),
    readSigns(services, report, object),
    readConversation(services, report, object, adminId),
    report.kind === 'contest' ? findReviewedContest(services, report.id) : undefined,
    findLetter(db, report.id),
    findAppeal(db, report.id),
  ])
  return {
    ...describeQueued(report, object, others.length + (report.status === 'open' ? 1 : 0)),
    ...people,
    ...company,
    text: report.text,
    contest: contest ?? null,
    language: report.language,
    path,
    vacancy: report.kind === 'vacancy' && object ? { status: object.status ?? '', seen: object.seen ?? 0 } : null,
    ...conversation,
    others: others.map(({ id, reason, text, createdAt }) => ({ id, reason, text, createdAt })),
    copy: report.copy ?? [],
    signs,
    earlier: describeEarlier(earlier, report),
    letter: letter ?? null,
    appeal: appeal ?? null,
    mayAnswer: appeal?.outcome === null && report.decidedBy !== adminId,
    queue,
    note: report.note,
    seen: report.updatedAt,
  }
}

/** A case as one admin reads it. Throws `not-found`. */
export async function getReport(services: Reading, adminId: string, id: string): Promise<AdminReport> {
  const report = await findReport(services.db, id)
  if (!report) throw new Failure('not-found')
  return describeReport(services, report, adminId)
}
