import { add, least, subtract, sumOf } from '#src/domain/money/amount.ts'
import { amountOfFurther } from '#src/domain/order/line-amounts.ts'
import type { HoldRow } from '#src/server/exchange/billing/ledger.tables.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { amountIn, type ReadOrder, sumOfChanges } from './change-order.ts'
import type { LineChange, OrderLineRow } from './order.tables.ts'
import type { Delivery } from './product.ts'

const priceOf = (order: ReadOrder['order'], { unitPrice, discount }: OrderLineRow) => ({
  unitPrice: amountIn(order, unitPrice),
  discount,
})

/** Charges the delivered units of each line. Throws `conflict` for units that were not ordered, or were delivered before. */
export function chargeLines({ order, lines }: ReadOrder, delivered: readonly Delivery[]): LineChange[] {
  const positions = new Set(delivered.map(({ position }) => position))
  if (positions.size < delivered.length || delivered.length === 0) throw new RangeError('each line once')
  return delivered.map(({ position, units }) => {
    const line = lines.find((one) => one.position === position)
    if (!Number.isSafeInteger(units) || units <= 0) throw new RangeError(`${units} units`)
    if (!line || line.delivered + units > line.quantity) throw new Failure('conflict')
    return { position, units, amount: amountOfFurther(priceOf(order, line), line.delivered, units).minor }
  })
}

/** The order with its lines after a change. */
export const applyCharge = ({ order, lines }: ReadOrder, changes: readonly LineChange[]): ReadOrder => {
  const after = lines.map((line) => {
    const change = changes.find(({ position }) => position === line.position)
    if (!change) return line
    const charged = sumOf([amountIn(order, line.charged), amountIn(order, change.amount)], order.currency)
    return { ...line, delivered: line.delivered + change.units, charged: charged.minor }
  })
  const charged = sumOf(
    after.map((line) => amountIn(order, line.charged)),
    order.currency,
  )
  return { order: { ...order, charged: charged.minor }, lines: after }
}

export const isAllDelivered = ({ lines }: ReadOrder): boolean =>
  lines.every(({ delivered, quantity }) => delivered === quantity)

/** An order with what is held for it. */
export type HeldOrder = ReadOrder & { hold: HoldRow | undefined }

/** Returns an open order as it will be once these units are charged; as with the entry, the bonus is taken first. Throws `conflict` as `chargeLines`. */
export function foreseeCharge(held: HeldOrder, delivered: readonly Delivery[]): HeldOrder {
  const { order, hold } = held
  if (!hold || delivered.length === 0) return held
  const changes = chargeLines(held, delivered)
  const after = applyCharge(held, changes)
  const amount = sumOfChanges(held, changes)
  const bonus = least(amount, amountIn(order, hold.bonusHeld))
  const rest = subtract(amount, bonus)
  const less = (column: 'held' | 'bonusHeld', part: typeof amount) =>
    subtract(amountIn(order, hold[column]), part).minor
  const more = (column: 'captured' | 'bonusCaptured', part: typeof amount) =>
    add(amountIn(order, hold[column]), part).minor
  return {
    order: { ...after.order, state: isAllDelivered(after) ? 'fulfilled' : 'part-fulfilled' },
    lines: after.lines,
    hold: {
      ...hold,
      ...{ held: less('held', rest), captured: more('captured', rest) },
      ...{ bonusHeld: less('bonusHeld', bonus), bonusCaptured: more('bonusCaptured', bonus) },
    },
  }
}
