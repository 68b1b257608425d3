import { mayChangeBooking, startOfDue } from '#src/domain/service/consultation.ts'
import { SERVICE_MOVES } from '#src/domain/service/service-states.ts'
import type { ServiceKind } from '#src/domain/service/services.ts'
import type { Products } from '#src/server/exchange/order/product.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { moveService } from './move-service.usecases.ts'
import type { ServiceOrderRow } from './service.tables.ts'
import { findPart } from './services.repository.ts'

type Cancelled = Pick<ServiceOrderRow, 'kind' | 'state' | 'assigneeId' | 'beginsAt' | 'dueAt'>

const IS_EARLY: Readonly<Record<ServiceKind, (part: Cancelled, now: number) => boolean>> = {
  form: ({ assigneeId }) => assigneeId === null,
  consultation: ({ dueAt }, now) => mayChangeBooking(startOfDue(dueAt), now),
  premium: ({ beginsAt }, now) => beginsAt > now,
}

/** Whether a part can be cancelled: nobody works on it yet, a booked consultation is not within 24 hours, and premium has not begun. */
export const mayCancel = (part: Cancelled, now: number): boolean =>
  SERVICE_MOVES[part.kind][part.state]?.cancel !== undefined && IS_EARLY[part.kind](part, now)

/** Cancels a part that was not fulfilled. Throws `not-found` for the part of another person, and `conflict` if it is too late. */
export async function cancelService(
  services: Services,
  products: Products,
  session: Session,
  id: string,
): Promise<string> {
  const found = await findPart(services.db, id)
  if (found?.part.accountId !== session.accountId) throw new Failure('not-found')
  if (!mayCancel(found.part, services.clock())) throw new Failure('conflict')
  const before = recordAct(services, session, 'order-cancelled', id)
  await moveService(services, products, found, { event: 'cancel', before })
  return found.part.groupId
}
