import { WITHDRAWAL_PATH } from '#src/contract/order-withdrawal/paths.ts'
import type { Amount } from '#src/domain/money/amount.ts'
import { orderBegin, withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { createFormats } from '#src/i18n/formats.ts'
import {
  addressFor,
  createAction,
  createFrame,
  type MailContent,
  type MailFrame,
  type MailWriter,
} from '#src/server/ground/mail/mail-content.ts'
import { amountIn } from './change-order.ts'
import type { OrderLineRow, OrderRow } from './order.tables.ts'
import { findLines, findOrder } from './orders.repository.ts'

export type PlacedOrder = {
  order: Pick<OrderRow, 'reference' | 'createdAt' | 'beginAskedAt' | 'buyer'>
  lines: readonly Pick<OrderLineRow, 'texts' | 'quantity'>[]
  total: Amount
}

/** Until when a person can withdraw, and how. Companies cannot withdraw. */
function describeWithdrawal(frame: MailFrame, { createdAt, beginAskedAt }: PlacedOrder['order']) {
  const { intl, locale } = frame
  const until = createFormats(locale).date(withdrawalEnd(createdAt) - 1)
  return {
    facts: [{ label: intl.t('order-withdrawal.fact.until'), value: until }],
    after: [
      intl.t(beginAskedAt === null ? 'mail.order-placed.later' : 'mail.order-placed.early'),
      intl.t('mail.order-placed.withdraw', { date: until, address: addressFor(frame, WITHDRAWAL_PATH) }),
    ],
  }
}

/** To the person who ordered: the number of the order, what was ordered, when it begins, and how to withdraw. */
export function writeOrderPlaced(frame: MailFrame, { order, lines, total }: PlacedOrder): MailContent {
  const { intl, locale } = frame
  const { amount, date, integer } = createFormats(locale)
  const { reference, buyer } = order
  const withdrawal = buyer?.kind === 'company' ? { facts: [], after: [] } : describeWithdrawal(frame, order)
  return {
    ...createFrame(frame, null),
    subject: intl.t('mail.order-placed.subject', { reference }),
    paragraphs: [intl.t('mail.order-placed.text')],
    facts: [
      { label: intl.t('mail.fact.order'), value: reference },
      ...lines.map(({ texts, quantity }) => ({ label: texts[locale], value: integer(quantity) })),
      { label: intl.t('mail.fact.pay-amount'), value: amount(total) },
      { label: intl.t('mail.order-placed.begins'), value: date(orderBegin(order)) },
      ...withdrawal.facts,
    ],
    after: withdrawal.after,
    action: createAction(frame, 'mail.order-placed.action', '/seaman/services'),
  }
}

const placed: MailWriter = async ({ db }, frame, { orderId }) => {
  const id = String(orderId)
  const [order, lines] = await Promise.all([findOrder(db, id), findLines(db, id)])
  return order && writeOrderPlaced(frame, { order, lines, total: amountIn(order, order.total) })
}

export const orderMails = { 'order-placed': placed } as const satisfies Record<string, MailWriter>
