import type { Products } from '#src/server/exchange/order/product.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { finishMailing } from '../engine/finish-mailing.usecases.ts'
import { findOwnMailing, stopQueued } from './mailings.repository.ts'

/**
 * Stops what has not left of a mailing of the caller; its price returns when the other letters are settled. A repeated call changes nothing.
 * Throws `not-found` for another mailing, and `conflict` if it has ended.
 */
export async function cancelMailing(
  services: Services,
  products: Products,
  session: Session,
  id: string,
): Promise<void> {
  const { db, clock } = services
  const found = await findOwnMailing(db, session.accountId, id)
  if (!found) throw new Failure('not-found')
  if (found.endedAt !== null) {
    if (found.stoppedAt !== null) return
    throw new Failure('conflict')
  }
  await runBatch(db, [
    ...recordAct(services, session, 'order-cancelled', id),
    ...stopQueued(db, id, { reason: 'cancelled', now: clock() }),
  ])
  await finishMailing(services, products, id)
}
