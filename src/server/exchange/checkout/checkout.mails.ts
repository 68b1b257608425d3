import type { Amount } from '#src/domain/money/amount.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findDispute } from './disputes.repository.ts'

type MailedDispute = {
  state: 'inquiry' | 'open'
  amount: Amount
  reference: string
  reason: string
  dueAt: number | null
}

/** To finance admins: a bank disputes a payment, or asks about it. Evidence is accepted until the deadline. */
export function writeDisputeOpened(
  frame: MailFrame,
  { state, amount, reference, reason, dueAt }: MailedDispute,
): MailContent {
  const { intl, locale } = frame
  const formats = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t(`mail.dispute-opened.subject-${state}`, { amount: formats.amount(amount) }),
    paragraphs: [intl.t(`mail.dispute-opened.text-${state}`)],
    facts: [
      ...(dueAt === null ? [] : [{ label: intl.t('dispute.column.due'), value: formats.dateTime(dueAt) }]),
      { label: intl.t('dispute.column.reason'), value: reason },
      { label: intl.t('refund.field.reference'), value: groupByFour(reference) },
    ],
    after: [],
    action: createAction(frame, 'mail.books-differ.action', '/admin/payments/disputes'),
  }
}

/** Nothing is sent about a dispute that was answered or has ended meanwhile. */
const disputeOpened: MailWriter = async ({ db }, frame, { disputeId }) => {
  const found = await findDispute(db, String(disputeId))
  if (!found) return undefined
  const { state, currency, amount: minor, reason, dueAt } = found.dispute
  if (state !== 'inquiry' && state !== 'open') return undefined
  return writeDisputeOpened(frame, { state, amount: { currency, minor }, reference: found.reference, reason, dueAt })
}

export const checkoutMails = { 'dispute-opened': disputeOpened } as const satisfies Record<string, MailWriter>
