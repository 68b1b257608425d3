import { isPositive, least, sumOf } from '#src/domain/money/amount.ts'
import { withdrawalEnd } from '#src/domain/order/withdrawal.ts'
import { amountIn, type ReadOrder } from '#src/server/exchange/order/change-order.ts'
import type { LineChange } from '#src/server/exchange/order/order.tables.ts'
import { remainders } from '#src/server/exchange/order/order-documents.ts'
import { findEvents } from '#src/server/exchange/order/orders.repository.ts'
import type { Products, UnusedPart } from '#src/server/exchange/order/product.ts'
import type { Services } from '#src/server/platform/services.ts'

/** What was charged within the time for withdrawal of an order whose buyer had not asked for it. */
async function listUnasked({ db }: Services, { order }: ReadOrder): Promise<UnusedPart[]> {
  const events = await findEvents(db, order.id)
  const early = events.filter(({ act, at }) => act === 'fulfilled' && at < withdrawalEnd(order.createdAt))
  return [
    ...Map.groupBy(
      early.flatMap(({ lines }) => lines),
      ({ position }) => position,
    ),
  ].map(([position, parts]) => ({
    position,
    amount: sumOf(
      parts.map(({ amount }) => amountIn(order, amount)),
      order.currency,
    ),
  }))
}

/** Returns what of each line a withdrawal at an instant (UTC ms) refunds, never more than remains charged. */
export async function listRefunds(
  services: Services,
  products: Products,
  read: ReadOrder,
  at: number,
): Promise<LineChange[]> {
  const { order, lines } = read
  const unused =
    order.beginAskedAt === null
      ? await listUnasked(services, read)
      : ((await products.get(order.product)?.listUnused?.(services, { orderId: order.id, at })) ?? [])
  const left = remainders(read)
  return unused.flatMap(({ position, amount }) => {
    const rest = left[lines.findIndex((line) => line.position === position)]
    const refunded = rest && least(rest, amount)
    return refunded && isPositive(refunded) ? [{ position, units: 0, amount: refunded.minor }] : []
  })
}
