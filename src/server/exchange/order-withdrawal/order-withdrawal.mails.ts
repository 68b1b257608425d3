import { withdrawalLinkPath } from '#src/contract/order-withdrawal/paths.ts'
import { type Amount, isPositive } from '#src/domain/money/amount.ts'
import { createFormats } from '#src/i18n/formats.ts'
import { amountIn } from '#src/server/exchange/order/change-order.ts'
import type { OrderLineRow } from '#src/server/exchange/order/order.tables.ts'
import { findLines, findOrder } from '#src/server/exchange/order/orders.repository.ts'
import {
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { deriveSecret } from '#src/server/identity/credential/credential-links.ts'
import { findWithdrawal } from './order-withdrawals.repository.ts'
import { findMailedLink } from './withdrawal-links.repository.ts'

type LinkFacts = { reference: string; expiresAt: number; secret: string }

/** To the account of an order: the link that opens the withdrawal. */
export function writeWithdrawalLink(frame: MailFrame, { reference, expiresAt, secret }: LinkFacts): MailContent {
  const { intl, locale } = frame
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.withdrawal-link.subject', { reference }),
    paragraphs: [intl.t('mail.withdrawal-link.text')],
    facts: [
      { label: intl.t('mail.fact.order'), value: reference },
      { label: intl.t('mail.fact.valid-until'), value: createFormats(locale).dateTime(expiresAt) },
    ],
    after: [intl.t('mail.withdrawal-link.not-you')],
    action: createAction(frame, 'mail.withdrawal-link.action', withdrawalLinkPath(secret)),
  }
}

export type ReceiptFacts = {
  reference: string
  orderedAt: number
  at: number
  lines: readonly Pick<OrderLineRow, 'texts' | 'quantity' | 'delivered'>[]
  charged: Amount
  balance: Amount
  bonus: Amount
}

const describeLine = ({ texts, quantity, delivered }: ReceiptFacts['lines'][number], { intl, locale }: MailFrame) => {
  const { integer } = createFormats(locale)
  const parts = { delivered: integer(delivered), ordered: integer(quantity) }
  return { label: texts[locale], value: intl.t('order-withdrawal.fact.delivered', parts) }
}

/** The receipt of a withdrawal: what it is about, its date and time, and what returned. */
export function writeOrderWithdrawn(frame: MailFrame, facts: ReceiptFacts): MailContent {
  const { intl, locale } = frame
  const { amount, dateTime, date } = createFormats(locale)
  const { reference, orderedAt, at, lines, charged, balance, bonus } = facts
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.order-withdrawn.subject', { reference }),
    paragraphs: [intl.t('mail.order-withdrawn.text', { reference })],
    facts: [
      { label: intl.t('mail.fact.order'), value: reference },
      { label: intl.t('billing-document.fact.ordered'), value: date(orderedAt) },
      ...lines.map((line) => describeLine(line, frame)),
      { label: intl.t('mail.order-withdrawn.at'), value: dateTime(at) },
      { label: intl.t('order-withdrawal.fact.charged'), value: amount(charged) },
      { label: intl.t('order-withdrawal.fact.balance'), value: amount(balance) },
      ...(isPositive(bonus) ? [{ label: intl.t('order-withdrawal.fact.bonus'), value: amount(bonus) }] : []),
    ],
    after: [intl.t('mail.order-withdrawn.after')],
    action: createAction(frame, 'mail.order-withdrawn.action', '/seaman/profile/balance'),
  }
}

/** None if the link was used or has expired. */
const withdrawalLink: MailWriter = async (services, frame, { linkId }) => {
  const found = await findMailedLink(services.db, String(linkId))
  if (!found || found.link.expiresAt <= services.clock()) return undefined
  const { reference, link } = found
  return writeWithdrawalLink(frame, { reference, expiresAt: link.expiresAt, secret: deriveSecret(services, link.id) })
}

const orderWithdrawn: MailWriter = async ({ db }, frame, { orderId }) => {
  const id = String(orderId)
  const [order, lines, withdrawal] = await Promise.all([findOrder(db, id), findLines(db, id), findWithdrawal(db, id)])
  if (!order || !withdrawal) return undefined
  return writeOrderWithdrawn(frame, {
    ...{ reference: order.reference, orderedAt: order.createdAt, at: withdrawal.at, lines },
    charged: amountIn(order, withdrawal.charged),
    balance: amountIn(order, withdrawal.balance),
    bonus: amountIn(order, withdrawal.bonus),
  })
}

export const orderWithdrawalMails = {
  'withdrawal-link': withdrawalLink,
  'order-withdrawn': orderWithdrawn,
} as const satisfies Record<string, MailWriter>
