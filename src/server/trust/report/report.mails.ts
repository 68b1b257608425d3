import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findReport, type ReportRow } from './admin-reports.repository.ts'
import { findObjects, type ReportedObject } from './reported-objects.repository.ts'

type ClosedReport = Pick<ReportRow, 'kind' | 'reason' | 'status' | 'note'> & {
  object: Pick<ReportedObject, 'name' | 'rank' | 'vesselType'> | undefined
}

function nameObject({ intl }: MailFrame, { kind, object }: ClosedReport): string {
  const { t } = intl
  if (!object) return t(`report.kind.${kind}`)
  const { rank, vesselType: vessel, name } = object
  const post =
    rank && vessel
      ? t('report.subject.vacancy', { rank: rankName(intl, rank), vessel: insideSentence(intl, t(`vessel.${vessel}`)) })
      : rank && rankName(intl, rank)
  return [post, name].filter(Boolean).join(' – ') || t(`report.kind.${kind}`)
}

/** To the reporter: what their report came to, and the admin's reply. */
export function writeReportClosed(frame: MailFrame, told: ClosedReport): MailContent {
  const { t } = frame.intl
  const { reason, status, note } = told
  return {
    ...createFrame(frame, null),
    subject: t('mail.report-closed.subject'),
    paragraphs: [t(`mail.report-closed.${status}`)],
    facts: [
      { label: t('report.case.reported'), value: nameObject(frame, told) },
      { label: t('report.column.reason'), value: t(`report.reason.${reason}`) },
      ...(note ? [{ label: t('report.case.reply'), value: note }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.report-closed.action', '/docs/accounts-and-safety'),
  }
}

const reportClosed: MailWriter = async ({ db }, frame, payload) => {
  const report = await findReport(db, String(payload.reportId))
  if (!report || report.status === 'open') return undefined
  const objectOf = await findObjects(db, [report])
  return writeReportClosed(frame, { ...report, object: objectOf(report) })
}

export const reportMails = { 'report-closed': reportClosed } as const satisfies Record<string, MailWriter>
