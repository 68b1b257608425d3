import { documentPath } from '#src/contract/billing-document/paths.ts'
import type { TopUp } from '#src/contract/payment/schemas.ts'
import { causeOfReceipt } from '#src/domain/billing-document/document-kinds.ts'
import { type Amount, isPositive } from '#src/domain/money/amount.ts'
import { groupByFour } from '#src/domain/payment/mod-97.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { findDocumentByCause } from '#src/server/exchange/billing-document/documents.repository.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import type { Services } from '#src/server/platform/services.ts'
import { findLine } from './bank-payments.repository.ts'
import { findMailedPayment } from './mail-facts.repository.ts'
import { toTopUp } from './own-top-ups.usecases.ts'
import { referenceOf } from './transfer-acts.ts'

/** `path`: the page of the balance. */
type MailedTopUp = { topUp: TopUp; path: '/seaman/profile/balance' | '/company/balance' }

const createEnd = (frame: MailFrame, path: MailedTopUp['path']) => ({
  after: [],
  action: createAction(frame, 'mail.top-up.action', path),
})

/** What a banking app asks for. */
function listFacts({ intl, locale }: MailFrame, { missing, reference, transfer, expiresAt }: TopUp) {
  const { amount, date } = createFormats(locale)
  const fact = (name: 'amount' | 'reference' | 'name' | 'iban' | 'bic' | 'bank' | 'until', value: string) => ({
    label: intl.t(`mail.fact.pay-${name}`),
    value,
  })
  return [
    fact('amount', amount(missing)),
    fact('reference', groupByFour(reference)),
    ...(transfer
      ? [
          fact('name', transfer.name),
          fact('iban', groupByFour(transfer.iban)),
          ...(transfer.bic ? [fact('bic', transfer.bic)] : []),
          fact('bank', transfer.bank),
        ]
      : []),
    fact('until', date(expiresAt)),
  ]
}

/** To the person who started a top-up: where to send the money, with which reference. */
export function writeTopUpStarted(frame: MailFrame, { topUp, path }: MailedTopUp): MailContent {
  const { intl, locale } = frame
  const amount = createFormats(locale).amount(topUp.asked)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.top-up-started.subject', { amount }),
    paragraphs: [intl.t('mail.top-up-started.text')],
    facts: listFacts(frame, topUp),
    ...createEnd(frame, path),
  }
}

/** To the same: the transfer expires soon. */
export function writeTopUpReminder(frame: MailFrame, { topUp, path }: MailedTopUp): MailContent {
  const { intl, locale } = frame
  const { amount, date } = createFormats(locale)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.top-up-reminder.subject', { amount: amount(topUp.missing) }),
    paragraphs: [intl.t('mail.top-up-reminder.text', { date: date(topUp.expiresAt) })],
    facts: listFacts(frame, topUp),
    ...createEnd(frame, path),
  }
}

/** To the same: nothing or too little arrived in time. */
export function writeTopUpExpired(frame: MailFrame, { topUp, path }: MailedTopUp): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.top-up-expired.subject', { amount: createFormats(locale).amount(topUp.asked) }),
    paragraphs: [intl.t('mail.top-up-expired.text'), intl.t('mail.top-up-expired.late')],
    facts: [{ label: intl.t('mail.fact.pay-reference'), value: groupByFour(topUp.reference) }],
    ...createEnd(frame, path),
  }
}

type Arrived = MailedTopUp & {
  arrived: Amount /** The number of its receipt, if there is one. */
  receipt: string | undefined
}

/** To the same: what arrived, what is still missing, and the receipt. */
export function writeTopUpArrived(frame: MailFrame, { topUp, path, arrived, receipt }: Arrived): MailContent {
  const { intl, locale } = frame
  const { amount } = createFormats(locale)
  const isShort = topUp.isOpen && isPositive(topUp.missing)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.top-up-arrived.subject', { amount: amount(arrived) }),
    paragraphs: [
      intl.t('mail.top-up-arrived.text', { amount: amount(arrived) }),
      ...(isShort ? [intl.t('mail.top-up-arrived.missing', { amount: amount(topUp.missing) })] : []),
    ],
    facts: [
      { label: intl.t('mail.fact.pay-reference'), value: groupByFour(topUp.reference) },
      ...(receipt ? [{ label: intl.t('billing-document.kind.receipt'), value: receipt }] : []),
    ],
    after: [],
    action: receipt
      ? createAction(frame, 'mail.document-issued.action', documentPath(`${path}/documents`, receipt))
      : createAction(frame, 'mail.top-up.action', path),
  }
}

/** To the same: the bank refused a payment that it had not confirmed at first. */
export function writeTopUpFailed(frame: MailFrame, { topUp, path }: MailedTopUp): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.top-up-failed.subject', { amount: createFormats(locale).amount(topUp.asked) }),
    paragraphs: [intl.t('mail.top-up-failed.text')],
    facts: [],
    ...createEnd(frame, path),
  }
}

async function readMailed(services: Services, paymentId: unknown): Promise<MailedTopUp | undefined> {
  const found = await findMailedPayment(services.db, String(paymentId))
  if (!found) return undefined
  const path = found.organisationId === null ? '/seaman/profile/balance' : '/company/balance'
  return { topUp: toTopUp(services, found.payment), path }
}

/** For mails that only an open top-up needs. */
const whileOpen =
  (write: (frame: MailFrame, mailed: MailedTopUp) => MailContent): MailWriter =>
  async (services, frame, { paymentId }) => {
    const mailed = await readMailed(services, paymentId)
    return mailed?.topUp.isOpen ? write(frame, mailed) : undefined
  }

const expired: MailWriter = async (services, frame, { paymentId }) => {
  const mailed = await readMailed(services, paymentId)
  return mailed?.topUp.state === 'expired' ? writeTopUpExpired(frame, mailed) : undefined
}

const failed: MailWriter = async (services, frame, { paymentId }) => {
  const mailed = await readMailed(services, paymentId)
  return mailed?.topUp.stage === 'failed' ? writeTopUpFailed(frame, mailed) : undefined
}

/** Of a transfer the line of the statement that arrived; of a payment at a provider all that was paid. */
const arrived: MailWriter = async (services, frame, { paymentId, lineId, reference }) => {
  const entry = lineId === undefined ? String(reference) : referenceOf(String(lineId))
  const [mailed, found, receipt] = await Promise.all([
    readMailed(services, paymentId),
    lineId === undefined ? undefined : findLine(services.db, String(lineId)),
    findDocumentByCause(services.db, causeOfReceipt(entry)),
  ])
  if (!mailed || (lineId !== undefined && !found)) return undefined
  const arrived = found ? { currency: found.line.currency, minor: found.line.amount } : mailed.topUp.received
  return writeTopUpArrived(frame, { ...mailed, arrived, receipt: receipt?.number })
}

export const paymentMails = {
  'top-up-started': whileOpen(writeTopUpStarted),
  'top-up-reminder': whileOpen(writeTopUpReminder),
  'top-up-expired': expired,
  'top-up-arrived': arrived,
  'top-up-failed': failed,
} as const satisfies Record<string, MailWriter>
