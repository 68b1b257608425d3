import type { ListQuery } from '#src/contract/http/describe-list.ts'
import { ORDERS } from '#src/contract/order/list.ts'
import type { AdminOrder, ListedOrder, Orders } from '#src/contract/order/schemas.ts'
import { REFUND_REASONS, REFUNDABLE_STATES, type RefundReason } from '#src/domain/order/order-states.ts'
import { findDocumentsOfOrder } from '#src/server/exchange/billing-document/documents.repository.ts'
import { describeDocument } from '#src/server/exchange/billing-document/read-documents.usecases.ts'
import { amountIn, readOrder } from '#src/server/exchange/order/change-order.ts'
import type { OrderLineRow, OrderRow } from '#src/server/exchange/order/order.tables.ts'
import { refundOrder } from '#src/server/exchange/order/refund-order.ts'
import type { ActByTwo, ActsByTwo } from '#src/server/ground/audit/act-by-two.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { afterOf, listProposalsOf, type OpenProposal, toShown } from '../proposal/open-proposals.usecases.ts'
import { countOrders, findNamedEvents, listOrders } from './orders.repository.ts'

export const ORDER_DESK_ACTS: ActsByTwo = new Map([[refundOrder.action, refundOrder as unknown as ActByTwo]])

const describeOrder = (row: OrderRow): ListedOrder => {
  const { id, reference, buyer, state, createdAt } = row
  return {
    ...{ id, reference, buyer, state, createdAt },
    total: amountIn(row, row.total),
    charged: amountIn(row, row.charged),
    refunded: amountIn(row, row.refunded),
  }
}

/** Returns a page of orders. */
export async function getOrders({ db }: Needs<'db'>, { state, q, page }: ListQuery<typeof ORDERS>): Promise<Orders> {
  const { pageSize } = ORDERS
  const [rows, total] = await Promise.all([
    listOrders(db, { state, q }, { limit: pageSize, offset: (page - 1) * pageSize }),
    countOrders(db, { state, q }),
  ])
  return { items: rows.map(describeOrder), total, page, pageSize }
}

const describeLine = (order: OrderRow, line: OrderLineRow): AdminOrder['lines'][number] => {
  const { position, texts, quantity, delivered, discount } = line
  return {
    ...{ position, texts, quantity, delivered, discount },
    unitPrice: amountIn(order, line.unitPrice),
    charged: amountIn(order, line.charged),
    refunded: amountIn(order, line.refunded),
  }
}

function describeProposal(proposal: OpenProposal): AdminOrder['proposals'][number] {
  const line = afterOf(proposal, 'order.line')
  const publicReason = afterOf(proposal, 'order.reason')
  return {
    ...toShown(proposal),
    amount: String(afterOf(proposal, 'order.refund')),
    currency: String(afterOf(proposal, 'order.currency')),
    line: typeof line === 'number' ? line : null,
    publicReason: REFUND_REASONS.find((reason) => reason === publicReason) as RefundReason,
  }
}

/** Returns an order for admins. Throws `not-found`. */
export async function getOrder(services: Needs<'db' | 'clock'>, session: Session, id: string): Promise<AdminOrder> {
  const { db } = services
  const { order, lines } = await readOrder(services, id)
  const [events, documents, proposals] = await Promise.all([
    findNamedEvents(db, id),
    findDocumentsOfOrder(db, id),
    listProposalsOf(services, ORDER_DESK_ACTS, { session, of: [id] }),
  ])
  const { holderId, priceVersion, tax, until, endedAt } = order
  return {
    ...describeOrder(order),
    ...{ holderId, priceVersion, tax, until, endedAt },
    lines: lines.map((line) => describeLine(order, line)),
    events: events.map(({ event: { act, state, amount, entry, reason, at }, actor }) => ({
      ...{ act, state, entry, reason, at, actor },
      amount: amountIn(order, amount),
    })),
    documents: documents.map(describeDocument),
    mayRefund: REFUNDABLE_STATES.includes(order.state),
    proposals: proposals.map(describeProposal),
  }
}
