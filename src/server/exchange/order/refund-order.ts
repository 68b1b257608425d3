import { type Amount, compare, isPositive, MONEY_CURRENCIES, zeroOf } from '#src/domain/money/amount.ts'
import { parseAmount } from '#src/domain/money/parse-amount.ts'
import { toDecimal } from '#src/domain/money/to-decimal.ts'
import { REFUND_REASONS, REFUNDABLE_STATES, type RefundReason } from '#src/domain/order/order-states.ts'
import { findHolder } from '#src/server/exchange/billing/holders.repository.ts'
import type { ActByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { AuditedValues } from '#src/server/ground/audit/admin-event.ts'
import { createFieldFailure, Failure } from '#src/server/platform/failure.ts'
import { type ReadOrder, readOrder, sumOfChanges } from './change-order.ts'
import { createOrderRefund, type OrderRefund } from './create-refund.ts'
import type { LineChange } from './order.tables.ts'
import { remainders } from './order-documents.ts'
import { demandSameOrder } from './orders.repository.ts'

/** What is refunded: everything that was charged and not refunded, or an amount of one line, as typed. */
export type RefundInput = { reason: RefundReason; part?: { line: number; amount: string } | undefined }

const refuse = (problem: 'amount' | 'most' | 'line' | 'state', amounts: Record<string, Amount> = {}) =>
  createFieldFailure('proposal', { amount: { id: `field.refund.${problem}`, amounts } })

/** What of each line is refunded; the position counts from 1 in proposals. */
function toRefunds(read: ReadOrder, part: { line: number; amount: Amount } | undefined): LineChange[] {
  const left = remainders(read)
  const all = read.lines.map(({ position }, index) => ({ position, left: left[index] ?? zeroOf(read.order.currency) }))
  if (!part)
    return all
      .filter((line) => isPositive(line.left))
      .map(({ position, left: amount }) => ({ position, units: 0, amount: amount.minor }))
  const line = all.find(({ position }) => position === part.line)
  if (!line) throw refuse('line')
  if (!isPositive(part.amount)) throw refuse('amount')
  if (compare(part.amount, line.left) > 0) throw refuse('most', { most: line.left })
  return [{ position: part.line, units: 0, amount: part.amount.minor }]
}

const readTyped = ({ order }: ReadOrder, { part }: RefundInput) => {
  if (!part) return undefined
  const amount = parseAmount(part.amount, order.currency)
  if (!amount) throw refuse('amount')
  return { line: part.line, amount }
}

/** Reads a refund from the values of a proposal. */
function readProposed(read: ReadOrder, after: AuditedValues): Omit<OrderRefund, 'actorId'> {
  const reason = REFUND_REASONS.find((one) => one === after['order.reason'])
  const currency = MONEY_CURRENCIES.find((one) => one === after['order.currency'])
  const amount = currency && parseAmount(String(after['order.refund']), currency)
  if (!reason || !amount || currency !== read.order.currency) throw new Failure('conflict')
  const line = after['order.line']
  const refunds = toRefunds(read, typeof line === 'number' ? { line: line - 1, amount } : undefined)
  if (compare(sumOfChanges(read, refunds), amount) !== 0) throw new Failure('conflict')
  return { refunds, reason }
}

/** Two admins refund an order that has ended, in full or in part, to the balance that paid it. */
export const refundOrder: ActByTwo<RefundInput> = {
  action: 'order-refunded',
  objectKind: 'order',
  permission: 'finance',
  describe: async (services, id, input) => {
    const read = await readOrder(services, id)
    const { order } = read
    if (!REFUNDABLE_STATES.includes(order.state)) throw refuse('state')
    const part = readTyped(read, input)
    const refunds = toRefunds(read, part)
    const holder = await findHolder(services.db, order.holderId)
    return {
      version: order.version,
      accountId: holder?.accountId ?? null,
      organisationId: holder?.organisationId ?? null,
      before: { 'order.state': order.state },
      after: {
        'order.refund': toDecimal(sumOfChanges(read, refunds)),
        'order.currency': order.currency,
        'order.line': part ? part.line + 1 : 'all',
        'order.reason': input.reason,
      },
    }
  },
  demandUnchanged: demandSameOrder,
  apply: async (services, { object, after, confirmedBy }) => {
    const read = await readOrder(services, object.id)
    if (read.order.version !== object.version) throw new Failure('conflict')
    return createOrderRefund(services, read, { ...readProposed(read, after), actorId: confirmedBy })
  },
}
