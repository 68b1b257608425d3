import { DAY } from '#src/domain/time.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import type { Delivery } from '#src/server/exchange/order/product.ts'
import type { Services } from '#src/server/platform/services.ts'
import { type FoundPart, findPart, moveServiceOrder } from './services.repository.ts'

/** Days of premium that have begun. */
const usedDays = ({ part: { beginsAt, endsAt }, line: { quantity } }: FoundPart, now: number): number =>
  endsAt === null ? 0 : Math.min(Math.max(Math.ceil((now - beginsAt) / DAY), 0), quantity)

/** Premium is delivered by days that have begun, and a form when the seafarer receives it. */
const deliveredUnits = (found: FoundPart, now: number): number => {
  if (found.part.kind === 'premium') return usedDays(found, now)
  return found.part.deliveredAt === null ? 0 : found.line.quantity
}

const unchargedOf = (found: FoundPart, now: number): Delivery[] => {
  const units = deliveredUnits(found, now) - found.line.delivered
  return units > 0 ? [{ position: 0, units }] : []
}

/** Returns what was delivered of a part and is not charged yet. */
export async function listUncharged({ db, clock }: Services, { orderId }: { orderId: string }): Promise<Delivery[]> {
  const found = await findPart(db, orderId)
  return found ? unchargedOf(found, clock()) : []
}

/** Charges what was delivered of a part, before its buyer withdraws. A form that was delivered is finished with its charge. */
export async function chargeDelivered(services: Services, { orderId }: { orderId: string }): Promise<void> {
  const now = services.clock()
  const found = await findPart(services.db, orderId)
  const [delivery] = found ? unchargedOf(found, now) : []
  if (!found || !delivery) return
  const isPremium = found.part.kind === 'premium'
  // All days until now: a later withdrawal may charge as many days as one that stopped after its charge.
  const cause = isPremium ? `days-${found.line.delivered + delivery.units}` : 'done'
  const moves = isPremium ? [] : moveServiceOrder(services.db, found.part, { state: 'done', dueAt: null, endedAt: now })
  await fulfilOrder(services, { orderId, cause, delivered: [delivery] }, moves)
}
