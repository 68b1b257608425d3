import { findReportReason, type ReportKind } from '#src/contract/report/report.ts'
import type { ReportInput, ReportTarget } from '#src/contract/report/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { createOutboxEntry } from '#src/server/ground/mail/outbox.usecases.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { isUniqueViolation, runBatch } from '#src/server/platform/database.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { insertReport } from './report.repository.ts'
import { readCopy } from './report-copies.repository.ts'
import { findTarget, type Viewer } from './report-targets.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'

type Subject = { kind: ReportKind; id: string }

const PLACES: Record<ReportKind, string> = {
  vacancy: '/vacancy/',
  company: '/crewing/',
  seaman: '/seamans/',
  article: '/blog/',
  thread: '/',
}

/** The page of what was reported, without locale prefix. */
export const pathOfTarget = ({ kind }: Subject, { tail }: { tail: string }): string => PLACES[kind] + tail

/** Returns the object of a report. Throws `not-found` if the caller cannot see it. */
export async function getReportTarget(
  { db, clock }: Needs<'db' | 'clock'>,
  subject: Subject,
  viewer: Omit<Viewer, 'now'>,
): Promise<ReportTarget> {
  const row = await findTarget(db, subject, { ...viewer, now: clock() })
  if (!row) throw new Failure('not-found')
  return {
    ...subject,
    path: pathOfTarget(subject, row),
    name: row.name,
    rank: row.rank,
    vesselType: row.vessel_type,
    country: row.country,
    licenceIssuer: row.licence_issuer,
    flag: row.flag,
  }
}

const checkReport = (text: string, isNeeded: boolean): Text | undefined =>
  text === '' && isNeeded ? { id: 'field.report.missing' } : checkText(text, MAX_REPORT)

/** What was typed, as it is kept. Throws with messages beside the fields. */
function readReport(input: ReportInput) {
  const text = normalizeText(input.text ?? '')
  const reason = findReportReason(input.kind, input.reason ?? undefined)
  const problem = checkReport(text, reason === 'other')
  if (!reason || problem)
    throw createFieldFailure('report', {
      ...(!reason && { reason: { id: 'field.reason.missing' } }),
      ...(problem && { text: problem }),
    })
  return { reason, text: text || null }
}

export type Reporter = {
  accountId: string | null
  organisationId: string | null
  address: string
  language: LocaleCode
}

/** Whom a report is against: of a conversation the side that did not send it, otherwise the owner. */
export function findAgainst(
  kind: ReportKind,
  object: ReportedObject | undefined,
  reporterId: string | null,
): { organisationId: string | null; againstId: string | null } {
  if (!object) return { organisationId: null, againstId: null }
  const isAgainstSeaman = kind === 'seaman' || (kind === 'thread' && reporterId !== object.seamanAccountId)
  return isAgainstSeaman
    ? { organisationId: null, againstId: kind === 'seaman' ? object.accountId : object.seamanAccountId }
    : { organisationId: object.organisationId, againstId: null }
}

/**
 * Keeps a report with a copy of its object, and confirms it by mail to a reporter with an account. The same report of the same person twice
 * is one.
 * @returns the mails that were written
 */
export async function report(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  input: ReportInput,
  reporter: Reporter,
): Promise<string[]> {
  const { db, clock, ids, limiter } = services
  const { accountId, organisationId, address, language } = reporter
  const { kind, id } = input
  await getReportTarget(services, { kind, id }, { language, accountId, organisationId })
  const content = readReport(input)
  const now = clock()
  await (accountId ? limiter.take('report-account', accountId, now) : limiter.take('report-address', address, now))
  const subject = { kind, targetId: id }
  const [objectOf, copy] = await Promise.all([findObjects(db, [subject]), readCopy(db, subject)])
  // The reported side sees the id, so it contains no time.
  const reportId = ids.publicId()
  const row = { ...subject, ...content, ...findAgainst(kind, objectOf(subject), accountId), copy }
  const times = { createdAt: now, updatedAt: now }
  const mail = accountId && createReceipt(services, reportId, accountId)
  try {
    await runBatch(db, [
      insertReport(db, { ...row, id: reportId, language, accountId, ...times }),
      ...(mail ? [mail.statement] : []),
    ])
  } catch (error) {
    if (isUniqueViolation(error)) return []
    throw error
  }
  return mail ? [mail.id] : []
}

const createReceipt = (services: Needs<'db' | 'clock' | 'ids'>, reportId: string, accountId: string) =>
  createOutboxEntry(services, {
    cause: `report-received:${reportId}`,
    kind: 'report-received',
    accountId,
    payload: { reportId },
  })
