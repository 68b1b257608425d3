import { isPositive } from '#src/domain/money/amount.ts'
import { createEntry } from '#src/server/exchange/billing/enter.usecases.ts'
import { createCapture } from '#src/server/exchange/billing/hold-entries.repository.ts'
import { findHold } from '#src/server/exchange/billing/holds.repository.ts'
import { sendMails } from '#src/server/ground/mail/outbox.usecases.ts'
import type { Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { changeOrder, readOrder, runChange, type Selling, sumOfChanges } from './change-order.ts'
import { applyCharge, chargeLines, isAllDelivered } from './charge-lines.ts'
import type { LineChange } from './order.tables.ts'
import { documentEnd } from './order-documents.ts'
import { findEventByCause } from './orders.repository.ts'
import { referenceOf } from './place-order.usecases.ts'
import type { Delivery } from './product.ts'

/** `cause`: names what was delivered, such as a letter; the same cause is charged once. */
export type Fulfilment = { orderId: string; cause: string; delivered: readonly Delivery[] }

/** How often a change is tried again that another one of the same order came before. */
const MAX_TRIES = 8

const isSame = (one: readonly LineChange[], other: readonly Delivery[]): boolean =>
  JSON.stringify(one.map(({ position, units }) => [position, units])) ===
  JSON.stringify(other.map(({ position, units }) => [position, units]))

/** Whether another change of the order came first, or the same one. */
const isOvertaken = (error: unknown): boolean =>
  error instanceof Failure && (error.code === 'conflict' || error.code === 'idempotency-mismatch')

async function fulfilOnce(
  services: Selling,
  { orderId, cause, delivered }: Fulfilment,
  also: readonly Statement[],
): Promise<void> {
  const read = await readOrder(services, orderId)
  const { order } = read
  const [changes, hold] = [chargeLines(read, delivered), await findHold(services.db, order.holdId)]
  if (!hold) throw new Failure('conflict')
  const amount = sumOfChanges(read, changes)
  const after = applyCharge(read, changes)
  const isAll = isAllDelivered(after)
  const reference = referenceOf(orderId, cause)
  const end = isAll ? await documentEnd(services, after) : undefined
  await runChange(services, [
    ...also,
    ...(isPositive(amount) ? createEntry(services, createCapture(hold, { reference, amount })) : []),
    ...changeOrder(services, order, {
      ...{ act: 'fulfilled', event: isAll ? 'rest' : 'part', cause: reference, amount, lines: changes },
    }),
    ...(end?.statements ?? []),
  ])
  if (end) await sendMails(services, end.mails)
}

/**
 * Charges what was delivered of an order. With the last unit the order ends: it gets an invoice and a receipt, which is mailed. A repeated
 * call changes nothing. Throws `conflict` if the order has ended or has fewer units left, and `idempotency-mismatch` if the cause was used
 * for other units.
 * @param also statements of the domain that sells, for the same batch
 */
export async function fulfilOrder(
  services: Selling,
  fulfilment: Fulfilment,
  also: readonly Statement[] = [],
): Promise<void> {
  const cause = referenceOf(fulfilment.orderId, fulfilment.cause)
  for (let tries = 1; ; tries += 1) {
    const known = await findEventByCause(services.db, cause)
    if (known && !isSame(known.lines, fulfilment.delivered)) throw new Failure('idempotency-mismatch')
    if (known) return
    try {
      return await fulfilOnce(services, fulfilment, also)
    } catch (error) {
      if (tries === MAX_TRIES || !isOvertaken(error)) throw error
    }
  }
}
