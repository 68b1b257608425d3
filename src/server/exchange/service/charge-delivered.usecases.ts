import { DAY } from '#src/domain/time.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import type { Services } from '#src/server/platform/services.ts'
import { type FoundPart, findPart, moveServiceOrder } from './services.repository.ts'

/** Days of premium that have begun. */
const usedDays = ({ part: { beginsAt, endsAt }, line: { quantity } }: FoundPart, now: number): number =>
  endsAt === null ? 0 : Math.min(Math.max(Math.ceil((now - beginsAt) / DAY), 0), quantity)

/**
 * Charges what was delivered of a part, before its buyer withdraws: premium in proportion to the days that have begun, and a form that the
 * seafarer has received.
 */
export async function chargeDelivered(services: Services, { orderId }: { orderId: string }): Promise<void> {
  const now = services.clock()
  const found = await findPart(services.db, orderId)
  if (!found) return
  const { part, line } = found
  if (part.kind === 'premium') {
    const days = usedDays(found, now)
    const units = days - line.delivered
    if (units > 0) await fulfilOrder(services, { orderId, cause: `days-${days}`, delivered: [{ position: 0, units }] })
    return
  }
  if (part.deliveredAt === null || line.delivered === line.quantity) return
  const done = moveServiceOrder(services.db, part, { state: 'done', dueAt: null, endedAt: now })
  await fulfilOrder(services, { orderId, cause: 'done', delivered: [{ position: 0, units: line.quantity }] }, done)
}
