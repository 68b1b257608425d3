import type { DifferenceKind } from '#src/contract/billing/difference-kinds.ts'
import { DIFFERENCE_NAMES } from '#src/i18n/difference-names.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findDifferencesOf, findRun } from './reconciliations.repository.ts'

/** The first difference of a finding, and how many the comparison found. */
type Mailed = {
  run: { id: string; startedAt: number; found: number }
  difference: { kind: DifferenceKind; subject: string; reference: string | null; holderId: string | null }
}

/** To finance admins: a comparison of the books found a difference. */
export function writeBooksDiffer(frame: MailFrame, { run, difference }: Mailed): MailContent {
  const { intl, locale } = frame
  const { kind, subject, reference, holderId } = difference
  const { dateTime } = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.books-differ.subject'),
    paragraphs: [
      intl.t('mail.books-differ.text', { count: run.found, time: dateTime(run.startedAt) }),
      ...(holderId ? [intl.t('mail.books-differ.stopped')] : []),
    ],
    facts: [
      { label: intl.t('payments.check.where'), value: `${intl.t(DIFFERENCE_NAMES[kind])} ${subject}` },
      ...(reference ? [{ label: intl.t('payments.check.first'), value: reference }] : []),
    ],
    after: [],
    action: createAction(frame, 'mail.books-differ.action', `/admin/payments/books?run=${run.id}`),
  }
}

const booksDiffer: MailWriter = async ({ db }, frame, { reconciliationId, position }) => {
  const id = String(reconciliationId)
  const [found, differences] = await Promise.all([findRun(db, id), findDifferencesOf(db, id)])
  const difference = differences.find((one) => one.position === Number(position))
  if (!found || !difference) return undefined
  const { startedAt } = found.run
  const run = { id, startedAt, found: found.run.found ?? differences.length }
  return writeBooksDiffer(frame, { run, difference: { ...difference, kind: difference.kind as DifferenceKind } })
}

export const billingMails = { 'books-differ': booksDiffer } as const satisfies Record<string, MailWriter>
