import { type Amount, sumOf } from '#src/domain/money/amount.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { OPEN_PAYBACK_STATES } from '#src/domain/payment/payback-states.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { findLine } from '#src/server/exchange/payment/bank-payments.repository.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { findMailedPayback, findMailedRequest, type MailedRow } from './mailed-paybacks.repository.ts'
import { amountOfRow } from './payback.repository.ts'
import { askUs } from './taken.mails.ts'

/** `path`: the page of the balance. */
type MailedPayback = {
  amount: Amount
  way: 'transfer' | 'provider'
  path: '/seaman/profile/balance' | '/company/balance'
}

const createEnd = (frame: MailFrame, path: MailedPayback['path']) => ({
  after: [],
  action: createAction(frame, 'mail.top-up.action', path),
})

/** To the person who asked for a pay-back, or to whom admins refund a payment. */
export function writePaybackRequested(
  frame: MailFrame,
  { amount, dueAt, path }: Omit<MailedPayback, 'way'> & { dueAt: number },
): MailContent {
  const { intl, locale } = frame
  const formats = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.payback-requested.subject', { amount: formats.amount(amount) }),
    paragraphs: [
      intl.t('mail.payback-requested.text', { date: formats.date(dueAt) }),
      intl.t('mail.payback-requested.not-you'),
    ],
    facts: [],
    ...createEnd(frame, path),
  }
}

/** To the same: it left. */
export function writePaybackSent(frame: MailFrame, { amount, way, path }: MailedPayback): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.payback-sent.subject', { amount: createFormats(locale).amount(amount) }),
    paragraphs: [intl.t(`mail.payback-sent.${way}`)],
    facts: [],
    ...createEnd(frame, path),
  }
}

/** To the same: it did not arrive, and is on the balance again. */
export function writePaybackFailed(frame: MailFrame, { amount, way, path }: MailedPayback): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.payback-failed.subject', { amount: createFormats(locale).amount(amount) }),
    paragraphs: [intl.t(`mail.payback-failed.${way}`)],
    facts: [],
    ...createEnd(frame, path),
  }
}

/** To the same: the bank took the money back before it was sent. */
export function writePaybackCancelled(
  frame: MailFrame,
  { amount, path, contact }: Omit<MailedPayback, 'way'> & { contact: string },
): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.payback-cancelled.subject', { amount: createFormats(locale).amount(amount) }),
    paragraphs: [intl.t('mail.payback-cancelled.text'), contact],
    facts: [],
    ...createEnd(frame, path),
  }
}

/** To finance admins: the bank took a transfer back that was credited. */
export function writeTransferRecalled(
  frame: MailFrame,
  { amount, reference }: { amount: Amount; reference: string },
): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.transfer-recalled.subject', { amount: createFormats(locale).amount(amount) }),
    paragraphs: [intl.t('mail.transfer-recalled.text')],
    facts: [{ label: intl.t('refund.field.reference'), value: groupByFour(reference) }],
    after: [],
    action: createAction(frame, 'mail.books-differ.action', '/admin/payments/transfers'),
  }
}

const toMailed = ({ payback, organisationId }: MailedRow): MailedPayback => ({
  amount: amountOfRow(payback),
  way: payback.way,
  path: organisationId === null ? '/seaman/profile/balance' : '/company/balance',
})

const requested: MailWriter = async ({ db }, frame, { requestId }) => {
  const rows = await findMailedRequest(db, String(requestId))
  const open = rows.filter(({ payback }) => OPEN_PAYBACK_STATES.includes(payback.state) || payback.state === 'sent')
  const [first] = open
  if (!first) return undefined
  const amount = sumOf(
    open.map(({ payback }) => amountOfRow(payback)),
    first.payback.currency,
  )
  return writePaybackRequested(frame, { ...toMailed(first), amount, dueAt: first.payback.dueAt })
}

/** For mails about a state that may have changed since. */
const inState =
  (state: 'sent' | 'failed', write: (frame: MailFrame, mailed: MailedPayback) => MailContent): MailWriter =>
  async ({ db }, frame, { paybackId }) => {
    const found = await findMailedPayback(db, String(paybackId))
    return found?.payback.state === state ? write(frame, toMailed(found)) : undefined
  }

const cancelled: MailWriter = async ({ db, config }, frame, { paybackId }) => {
  const found = await findMailedPayback(db, String(paybackId))
  if (found?.payback.state !== 'cancelled') return undefined
  return writePaybackCancelled(frame, { ...toMailed(found), contact: askUs(frame, config.contact) })
}

const recalled: MailWriter = async ({ db }, frame, { lineId }) => {
  const found = await findLine(db, String(lineId))
  if (!found?.payment) return undefined
  const { currency, amount: minor } = found.line
  return writeTransferRecalled(frame, { amount: { currency, minor }, reference: found.payment.reference })
}

export const paybackMails = {
  'payback-requested': requested,
  'payback-sent': inState('sent', writePaybackSent),
  'payback-failed': inState('failed', writePaybackFailed),
  'payback-cancelled': cancelled,
  'transfer-recalled': recalled,
} as const satisfies Record<string, MailWriter>
