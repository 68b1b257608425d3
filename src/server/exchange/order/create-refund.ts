import { compare, sumOf } from '#src/domain/money/amount.ts'
import type { RefundReason } from '#src/domain/order/order-states.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createRefund } from '#src/server/exchange/billing/hold-entries.repository.ts'
import { findHold } from '#src/server/exchange/billing/holds.repository.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { changeOrder, type ReadOrder, type Selling, sumOfChanges } from './change-order.ts'
import type { LineChange } from './order.tables.ts'
import { documentRefund, remainders } from './order-documents.ts'
import { referenceOf } from './place-order.usecases.ts'

/** `actorId`: null for the site. */
export type OrderRefund = { refunds: readonly LineChange[]; reason: RefundReason; actorId: string | null }

/** The statements of a refund: the entry to the balance, the change of the order, and the credit note, which is mailed. */
export async function createOrderRefund(
  services: Selling,
  read: ReadOrder,
  { refunds, reason, actorId }: OrderRefund,
): Promise<Statement[]> {
  const { order } = read
  const hold = await findHold(services.db, order.holdId)
  if (!hold) throw new Failure('conflict')
  const amount = sumOfChanges(read, refunds)
  const isAll = compare(amount, sumOf(remainders(read), order.currency)) === 0
  const reference = referenceOf(order.id, `refund:${order.version}`)
  const note = await documentRefund(services, read, { refunds, reason, cause: reference })
  return [
    ...createEntry(services, createRefund(hold, { reference, amount })),
    ...changeOrder(services, order, {
      ...{ act: 'refunded', event: isAll ? 'refund-rest' : 'refund-part', cause: reference, amount, reason, actorId },
      lines: refunds,
    }),
    ...note.statements,
  ]
}
