import type { Products } from '#src/server/exchange/order/product.ts'
import { forEachDue } from '#src/server/ground/job/each-due.ts'
import type { Services } from '#src/server/platform/services.ts'
import { lapsePart } from './lapse-part.ts'
import { moveService } from './move-service.usecases.ts'
import { endRefundedPremium, mailPremiumEnds } from './premium/due-premium.usecases.ts'
import { startPremium } from './premium/premium.repository.ts'
import { type FoundPart, findDueParts } from './services.repository.ts'

/** More are left to the next run. */
const MAX_AT_ONCE = 100

/** What the time of a part means: a form that was delivered counts as accepted, premium is charged, and others were not delivered in time. */
function planDue(services: Services, found: FoundPart, now: number): Parameters<typeof moveService>[3] {
  const { db } = services
  const { part, line } = found
  if (part.kind !== 'premium') return part.state === 'delivered' ? { event: 'accept' } : lapsePart(services, found)
  const isStarted = part.endsAt !== null
  const before = isStarted ? [] : startPremium(db, part.id, part.accountId, line.quantity, now)
  return { event: 'finish', before }
}

/** Moves the parts whose time has come, ends premium that was refunded, and mails about the end of premium. */
export const moveDueServices =
  (products: Products) =>
  async (services: Services): Promise<void> => {
    const now = services.clock()
    const due = await findDueParts(services.db, now, MAX_AT_ONCE)
    await forEachDue(due, { failure: 'service not moved', idOf: ({ part }) => part.id }, (found) =>
      moveService(services, products, found, planDue(services, found, now)),
    )
    await endRefundedPremium(services)
    await mailPremiumEnds(services)
  }
