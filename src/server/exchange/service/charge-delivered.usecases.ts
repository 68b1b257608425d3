import { startOfDue } from '#src/domain/service/consultation.ts'
import { daysOfLetters } from '#src/domain/service/premium.ts'
import { DAY } from '#src/domain/time.ts'
import { countLettersOfPremium } from '#src/server/exchange/mailing/order/quota.ts'
import { fulfilOrder } from '#src/server/exchange/order/fulfil-order.usecases.ts'
import type { Delivery } from '#src/server/exchange/order/product.ts'
import type { Services } from '#src/server/platform/services.ts'
import { type FoundPart, findPart, moveServiceOrder } from './services.repository.ts'

/** Days of premium that have begun, or those of the free letters that were used if these are more. */
async function usedDays(services: Services, { part, line: { quantity } }: FoundPart, now: number): Promise<number> {
  const { accountId, beginsAt, endsAt } = part
  if (endsAt === null || beginsAt > now) return 0
  const letters = await countLettersOfPremium(services, accountId, { from: beginsAt, until: Math.min(now, endsAt) })
  return Math.min(Math.max(Math.ceil((now - beginsAt) / DAY), daysOfLetters(letters)), quantity)
}

/** A form is delivered when the seafarer receives it, and a booked consultation when it begins, as long as it is not marked as missed. */
function isDelivered({ part: { kind, state, dueAt, deliveredAt } }: FoundPart, now: number): boolean {
  if (kind === 'form') return deliveredAt !== null
  const startsAt = startOfDue(dueAt)
  return state === 'open' && startsAt !== null && startsAt <= now
}

async function deliveredUnits(services: Services, found: FoundPart, now: number): Promise<number> {
  if (found.part.kind === 'premium') return usedDays(services, found, now)
  return isDelivered(found, now) ? found.line.quantity : 0
}

async function unchargedOf(services: Services, found: FoundPart): Promise<Delivery[]> {
  const units = (await deliveredUnits(services, found, services.clock())) - found.line.delivered
  return units > 0 ? [{ position: 0, units }] : []
}

/** Returns what was delivered of a part and is not charged yet. */
export async function listUncharged(services: Services, { orderId }: { orderId: string }): Promise<Delivery[]> {
  const found = await findPart(services.db, orderId)
  return found ? unchargedOf(services, found) : []
}

/** Charges what was delivered of a part, before its buyer withdraws. A part of which everything was delivered is finished with its charge. */
export async function chargeDelivered(services: Services, { orderId }: { orderId: string }): Promise<void> {
  const { db, clock } = services
  const found = await findPart(db, orderId)
  const [delivery] = found ? await unchargedOf(services, found) : []
  if (!found || !delivery) return
  const { part, line } = found
  const delivered = line.delivered + delivery.units
  // All days until now: a later withdrawal may charge as many days as one that stopped after its charge.
  const cause = part.kind === 'premium' ? `days-${delivered}` : 'done'
  const end = { state: 'done', dueAt: null, endedAt: clock() } as const
  const moves = delivered < line.quantity ? [] : moveServiceOrder(db, part, end)
  await fulfilOrder(services, { orderId, cause, delivered: [delivery] }, moves)
}
