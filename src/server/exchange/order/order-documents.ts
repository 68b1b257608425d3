import type { InvoiceLine } from '#src/contract/billing-document/record.ts'
import { type Amount, add, isNegative, least, subtract, sumOf } from '#src/domain/money/amount.ts'
import type { Totals } from '#src/domain/money/totals.ts'
import { creditTotals, totalsOf } from '#src/domain/money/totals.ts'
import type { RefundReason } from '#src/domain/order/order-states.ts'
import { findHold } from '#src/server/exchange/billing/holds.repository.ts'
import type { HoldRow } from '#src/server/exchange/billing/ledger.tables.ts'
import { createDocument, createDocumentMail } from '#src/server/exchange/billing-document/create-document.ts'
import { findDocumentByCause } from '#src/server/exchange/billing-document/documents.repository.ts'
import { percentOf } from '#src/server/exchange/billing-document/read-tax.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { amountIn, type ReadOrder, type Selling } from './change-order.ts'
import type { LineChange, OrderLineRow, OrderRow } from './order.tables.ts'
import { findEvents } from './orders.repository.ts'

/** Documents that are issued, and the ids of mails to send after the batch. */
export type Issued = { statements: Statement[]; mails: string[] }

export const causeOfInvoice = (orderId: string): string => `order:${orderId}:invoice`

/** What of a charged amount was paid from the bonus: a hold takes bonus first. */
function splitPaid(order: OrderRow, hold: HoldRow | undefined, charged: Amount) {
  const bonus = hold
    ? least(charged, add(amountIn(order, hold.bonusHeld), amountIn(order, hold.bonusCaptured)))
    : subtract(charged, charged)
  return { bonus, balance: subtract(charged, bonus) }
}

const toInvoiceLine = (order: OrderRow, line: OrderLineRow): InvoiceLine => ({
  ...{ texts: line.texts, ordered: line.quantity, quantity: line.delivered, discount: line.discount },
  unitPrice: amountIn(order, line.unitPrice),
  amount: amountIn(order, line.charged),
})

const describeOrder = ({ reference, createdAt, priceVersion }: OrderRow) => ({ reference, at: createdAt, priceVersion })

const totalsOfOrder = ({ order, lines }: ReadOrder): Totals =>
  totalsOf(
    lines.map(({ charged }) => amountIn(order, charged)),
    percentOf(order.tax),
    order.currency,
  )

/** The invoice and the receipt of an order that ends, of which something was delivered. Addressed as the order was placed. */
export async function documentEnd(services: Selling, read: ReadOrder): Promise<Issued> {
  const { order, lines } = read
  const [events, hold] = await Promise.all([findEvents(services.db, order.id), findHold(services.db, order.holdId)])
  const deliveries = events.filter(({ act }) => act === 'fulfilled').map(({ at }) => at)
  const isAll = lines.every(({ delivered, quantity }) => delivered === quantity)
  const now = services.clock()
  const totals = totalsOfOrder(read)
  const paid = splitPaid(order, hold, totals.gross)
  const { id: orderId, holderId, buyer } = order
  const about = { orderId, holderId, buyer, total: totals.gross }
  const invoice = createDocument(services, {
    ...{ ...about, cause: causeOfInvoice(orderId) },
    content: {
      ...{ kind: 'invoice', order: describeOrder(order), totals, tax: order.tax, paid },
      supplied: { from: deliveries[0] ?? now, until: isAll ? now : (deliveries.at(-1) ?? now) },
      lines: lines.filter(({ delivered }) => delivered > 0).map((line) => toInvoiceLine(order, line)),
    },
  })
  const receipt = createDocument(services, {
    ...{ ...about, cause: `order:${orderId}:receipt` },
    content: { kind: 'receipt', amount: totals.gross, paid: { order: describeOrder(order), ...paid } },
  })
  const mail = createDocumentMail(services, receipt.id, order.accountId)
  return { statements: [...invoice.statements, ...receipt.statements, ...mail.statements], mails: mail.ids }
}

/** What remains of each line after its refunds. */
const remainders = ({ order, lines }: ReadOrder, refunds: readonly LineChange[] = []): Amount[] =>
  lines.map(({ position, charged, refunded }) => {
    const now = refunds.find((one) => one.position === position)
    const left = subtract(amountIn(order, charged), amountIn(order, refunded))
    return now ? subtract(left, amountIn(order, now.amount)) : left
  })

type Refund = { refunds: readonly LineChange[]; reason: RefundReason; cause: string }

/** The credit note of a refund: the difference of two rounded totals. */
export async function documentRefund(
  services: Selling,
  read: ReadOrder,
  { refunds, reason, cause }: Refund,
): Promise<Issued> {
  const { order, lines } = read
  const [invoice, hold] = await Promise.all([
    findDocumentByCause(services.db, causeOfInvoice(order.id)),
    findHold(services.db, order.holdId),
  ])
  if (!invoice || !hold) throw new Failure('conflict')
  const after = remainders(read, refunds)
  if (after.some(isNegative)) throw new Failure('conflict')
  const totals = creditTotals({ before: remainders(read), after }, percentOf(order.tax), order.currency)
  const balance = least(totals.gross, amountIn(order, hold.captured))
  const note = createDocument(services, {
    ...{ orderId: order.id, holderId: order.holderId, buyer: order.buyer, total: totals.gross, cause },
    content: {
      ...{ kind: 'credit-note', order: describeOrder(order), reason, totals, tax: order.tax },
      invoice: { number: invoice.number, at: invoice.issuedAt },
      lines: refunds.map(({ position, amount }) => ({
        texts: lines.find((line) => line.position === position)?.texts as OrderLineRow['texts'],
        amount: amountIn(order, amount),
      })),
      returned: { bonus: subtract(totals.gross, balance), balance },
    },
  })
  const mail = createDocumentMail(services, note.id, order.accountId)
  return { statements: [...note.statements, ...mail.statements], mails: mail.ids }
}

export const leftOf = (read: ReadOrder): Amount => sumOf(remainders(read), read.order.currency)
export { remainders }
