import { OUTCOMES, type Outcome } from '#src/domain/service/consultation.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { mailMissed } from '../lapse-part.ts'
import { moveService } from '../move-service.usecases.ts'
import { findPart } from '../services.repository.ts'
import { readSlot, recordSlotAct } from './admin-slots.usecases.ts'

/**
 * Marks a consultation that has begun: held and missed by the seafarer are charged, missed by us returns the price and
 * mails the seafarer. Throws `not-found`, and
 * `conflict` if it is not booked, has not begun, or was marked or lapsed.
 */
export async function markSlot(
  services: Services,
  products: Products,
  session: Session,
  { id, outcome }: { id: string; outcome: Outcome },
): Promise<void> {
  const found = await readSlot(services, id, 'open')
  const part = await findPart(services.db, found.booking?.orderId ?? '')
  if (!part) throw new Failure('conflict')
  const act = { action: 'consultation-marked', after: { 'slot.outcome': outcome } } as const
  const before = recordSlotAct(services, session, found, act)
  const mails = outcome === 'missed' ? [mailMissed(services, part.part)] : []
  await moveService(services, products, part, { event: OUTCOMES[outcome], before, mails })
}
