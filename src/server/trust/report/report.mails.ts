import { ANSWER_DAYS } from '#src/contract/report/report.ts'
import { insideSentence } from '#src/i18n/inside-sentence.ts'
import { lineText } from '#src/i18n/match-line-text.ts'
import { rankName } from '#src/i18n/rank-name.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findContestedApplication } from '#src/server/work/application/match-contests.repository.ts'
import { findLetter, findReport, type ReportRow } from './admin-reports.repository.ts'
import { type AppealRow, findAppeal, wasRead } from './complaints.repository.ts'
import { findObjects, nameForReported, type ReportedObject } from './reported-objects.repository.ts'

type AnsweredAppeal = Pick<AppealRow, 'outcome' | 'note'>
type ClosedReport = Pick<
  ReportRow,
  'id' | 'againstId' | 'kind' | 'reason' | 'status' | 'note' | 'acts' | 'regulator'
> & {
  letter?: string | undefined
  /** Whether an admin read the reported conversation. */
  isRead?: boolean
  object: Pick<ReportedObject, 'name' | 'rank' | 'vesselType'> | undefined
}

function nameObject({ intl }: MailFrame, { kind, object }: Pick<ClosedReport, 'kind' | 'object'>): string {
  const { t } = intl
  if (!object) return t(`report.kind.${kind}`)
  const { rank, vesselType: vessel, name } = object
  const post =
    rank && vessel
      ? t('report.subject.vacancy', { rank: rankName(intl, rank), vessel: insideSentence(intl, t(`vessel.${vessel}`)) })
      : rank && rankName(intl, rank)
  return [post, name].filter(Boolean).join(' – ') || t(`report.kind.${kind}`)
}

const nameToReported = (frame: MailFrame, told: ClosedReport): string =>
  nameObject(frame, { ...told, object: told.object && nameForReported(told.kind, told.object) })

/** The acts of the decision, for one side. A block is not named: it is between us and the account. */
const describeActs = (
  { intl }: MailFrame,
  kind: 'report-closed' | 'report-decided',
  { acts, regulator }: ClosedReport,
) =>
  (acts ?? []).flatMap((act) =>
    act === 'block' ? [] : [intl.t(`mail.${kind}.act-${act}`, { regulator: regulator ?? '' })],
  )

/** To the reporter: what their report came to, and the admin's reply. */
export function writeReportClosed(frame: MailFrame, told: ClosedReport): MailContent {
  const { t } = frame.intl
  const { reason, status, note } = told
  return {
    ...createFrame(frame, null),
    subject: t('mail.report-closed.subject'),
    paragraphs: [t(`mail.report-closed.${status}`), ...describeActs(frame, 'report-closed', told)],
    facts: [
      { label: t('report.case.reported'), value: nameObject(frame, told) },
      { label: t('report.column.reason'), value: t(`report.reason.${reason}`) },
      ...(note ? [{ label: t('report.case.reply'), value: note }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.report-closed.action', '/docs/accounts-and-safety'),
  }
}

/** To the reporter, at once: the report arrived, and until when it is answered. */
export function writeReportReceived(frame: MailFrame, told: ClosedReport): MailContent {
  const { t } = frame.intl
  return {
    ...createFrame(frame, null),
    subject: t('mail.report-received.subject'),
    paragraphs: [t('mail.report-received.text', { days: ANSWER_DAYS }), t('report.done.text')],
    facts: [
      { label: t('report.case.reported'), value: nameObject(frame, told) },
      { label: t('report.column.reason'), value: t(`report.reason.${told.reason}`) },
    ],
    after: [],
    action: createAction(frame, 'mail.report-closed.action', '/docs/accounts-and-safety'),
  }
}

/** The page of the decision, for the side that was reported. */
const pathOfComplaint = ({ id, againstId }: ClosedReport): string =>
  `${againstId === null ? '/company' : '/seaman'}/complaints/${id}`

/** To the reporter, at once: an admin opened the conversation that they reported. */
export function writeReportRead(frame: MailFrame, told: ClosedReport): MailContent {
  const { t } = frame.intl
  return {
    ...createFrame(frame, null),
    subject: t('mail.report-read.subject'),
    paragraphs: [t('mail.report-read.text'), t('report.done.text')],
    facts: [{ label: t('report.case.reported'), value: nameObject(frame, told) }],
    after: [],
    action: createAction(frame, 'mail.report-closed.action', '/docs/accounts-and-safety'),
  }
}

/** To the reported side: the answer to its appeal. */
export function writeAppealDecided(
  frame: MailFrame,
  told: ClosedReport,
  { outcome, note }: AnsweredAppeal,
): MailContent {
  const { t } = frame.intl
  return {
    ...createFrame(frame, null),
    subject: t('mail.appeal-decided.subject'),
    paragraphs: [t(outcome === 'granted' ? 'mail.appeal-decided.granted' : 'mail.appeal-decided.refused')],
    facts: [
      { label: t('report.case.reported'), value: nameToReported(frame, told) },
      ...(note ? [{ label: t('moderation.mail.note'), value: note }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.report-decided.action', pathOfComplaint(told)),
  }
}

/** To the reported side: what was decided and why. It contains nothing about the reporter. */
export function writeReportDecided(frame: MailFrame, told: ClosedReport): MailContent {
  const { t } = frame.intl
  return {
    ...createFrame(frame, null),
    subject: t('mail.report-decided.subject'),
    paragraphs: [
      t('mail.report-decided.text'),
      ...describeActs(frame, 'report-decided', told),
      ...(told.isRead ? [t('mail.report-decided.read')] : []),
    ],
    facts: [
      { label: t('report.case.reported'), value: nameToReported(frame, told) },
      { label: t('report.column.reason'), value: t(`report.reason.${told.reason}`) },
      ...(told.letter ? [{ label: t('moderation.mail.note'), value: told.letter }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.report-decided.action', pathOfComplaint(told)),
  }
}

type Write = (frame: MailFrame, told: ClosedReport) => MailContent

/** A mail about a report in one of two conditions: open, or decided. */
const about =
  (isOpen: boolean, write: Write): MailWriter =>
  async ({ db }, frame, payload) => {
    const report = await findReport(db, String(payload.reportId))
    if (!report || (report.status === 'open') !== isOpen) return undefined
    const [objectOf, letter, isRead] = await Promise.all([
      findObjects(db, [report]),
      findLetter(db, report.id),
      wasRead(db, report),
    ])
    return write(frame, { ...report, letter, isRead, object: objectOf(report) })
  }

const appealDecided: MailWriter = async ({ db }, frame, payload) => {
  const id = String(payload.reportId)
  const [report, appeal] = await Promise.all([findReport(db, id), findAppeal(db, id)])
  if (!report || !appeal?.outcome) return undefined
  const objectOf = await findObjects(db, [report])
  return writeAppealDecided(frame, { ...report, object: objectOf(report) }, appeal)
}

type ContestMail = Pick<ReportRow, 'status' | 'note'> & {
  side: 'seaman' | 'company'
  line: string
  object: Pick<ReportedObject, 'name' | 'rank' | 'vesselType'>
  applicationId: string
  vacancyId: string
}

/** To both sides of an application: what an admin decided about a disputed match line. */
export function writeContestDecided(frame: MailFrame, told: ContestMail): MailContent {
  const { t } = frame.intl
  const { status, note, side, line, object, applicationId, vacancyId } = told
  const path =
    side === 'seaman' ? `/seaman/jobs/${applicationId}` : `/company/vacancy/${vacancyId}/applicants/${applicationId}`
  return {
    ...createFrame(frame, null),
    subject: t('mail.contest-decided.subject'),
    paragraphs: [t(`mail.contest-decided.${status === 'upheld' ? 'upheld' : 'dismissed'}`)],
    facts: [
      { label: t('match.contest.line'), value: lineText(line, frame.intl) },
      { label: t('report.kind.vacancy'), value: nameObject(frame, { kind: 'contest', object }) },
      ...(note ? [{ label: t('moderation.mail.note'), value: note }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.contest-decided.action', `${path}#match`),
  }
}

const contestDecided: MailWriter = async ({ db }, frame, payload) => {
  const id = String(payload.reportId)
  const [report, found] = await Promise.all([findReport(db, id), findContestedApplication(db, id)])
  if (!report || !found) return undefined
  const object = (await findObjects(db, [report]))(report)
  if (!object) return undefined
  const { contest, application } = found
  const side = payload.side === 'company' ? 'company' : 'seaman'
  const place = { side, line: contest.line, applicationId: application.id, vacancyId: application.vacancyId } as const
  return writeContestDecided(frame, { ...place, status: report.status, note: report.note, object })
}

export const reportMails = {
  'contest-decided': contestDecided,
  'report-read': about(true, writeReportRead),
  'appeal-decided': appealDecided,
  'report-received': about(true, writeReportReceived),
  'report-closed': about(false, writeReportClosed),
  'report-decided': about(false, writeReportDecided),
} as const satisfies Record<string, MailWriter>
