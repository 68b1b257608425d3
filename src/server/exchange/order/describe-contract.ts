import type { OrderContract } from '#src/contract/order-withdrawal/schemas.ts'
import { judgeWithdrawal, withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import type { OrderRow } from './order.tables.ts'

type Contract = Pick<OrderRow, 'id' | 'state' | 'createdAt' | 'beginAskedAt'> & { withdrawnAt: number | null }

/** Returns until when the buyer can withdraw, and from when something is delivered, for an order of which everything delivered was charged. */
export function describeContract(order: Contract, now: number): OrderContract {
  const { id, createdAt, beginAskedAt, withdrawnAt } = order
  const isWithdrawn = withdrawnAt !== null
  return {
    ...{ orderId: id, withdrawnAt, until: withdrawalEnd(createdAt) - 1 },
    beginsAt: beginAskedAt === null ? withdrawalEnd(createdAt) : null,
    mayWithdraw: judgeWithdrawal({ ...order, isWithdrawn, hasRefund: false }, now) === 'open',
  }
}
