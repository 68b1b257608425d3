import { findReportReason, type ReportKind } from '#src/contract/report/report.ts'
import type { ReportInput, ReportTarget } from '#src/contract/report/schemas.ts'
import type { LocaleCode } from '#src/domain/locales.ts'
import { normalizeText } from '#src/domain/text/text.ts'
import { MAX_REPORT } from '#src/domain/text/text-limits.ts'
import { checkText } from '#src/server/platform/check-text.ts'
import { createFieldFailure, Failure, type Text } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { insertReport } from './report.repository.ts'
import { findTarget, type Viewer } from './report-targets.repository.ts'

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

/** Keeps a report; the same one of the same person twice is one. */
export async function report(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  input: ReportInput,
  reporter: Reporter,
): Promise<void> {
  const { db, clock, ids, limiter } = services
  const { accountId, organisationId, address, language } = reporter
  const { kind, id } = input
  await getReportTarget(services, { kind, id }, { language, accountId, organisationId })
  const content = readReport(input)
  const now = clock()
  await (accountId ? limiter.take('report-account', accountId, now) : limiter.take('report-address', address, now))
  await insertReport(db, {
    id: ids.key(now),
    kind,
    targetId: id,
    ...content,
    language,
    accountId,
    createdAt: now,
    updatedAt: now,
  })
}
