import type { Products } from '#src/server/exchange/order/product.ts'
import { demandOpenSession } from '#src/server/identity/session/open-session.repository.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Services } from '#src/server/platform/services.ts'
import { finishMailing } from '../engine/finish-mailing.usecases.ts'
import { findOwnMailing, stopQueued } from '../order/mailings.repository.ts'
import { hasLetter, revokeReviews } from './review.repository.ts'

/**
 * Withdraws the CV of a mailing of the caller from the agency of one letter, or from all if `position` is null: their pages are not found any
 * more, and letters that have not left are stopped, which releases their price. A repeated call changes nothing. Throws `not-found`.
 */
export async function revokeMailing(
  services: Services,
  products: Products,
  session: Session,
  { id, position }: { id: string; position: number | null },
): Promise<void> {
  const { db, clock } = services
  const of = { mailingId: id, position, now: clock() }
  const found = await findOwnMailing(db, session.accountId, id)
  if (!found || !(await hasLetter(db, of))) throw new Failure('not-found')
  await runBatch(db, [
    ...demandOpenSession(db, session),
    ...(position === null && found.endedAt === null ? stopQueued(db, id, { reason: 'cancelled', now: of.now }) : []),
    ...revokeReviews(db, of),
  ])
  await finishMailing(services, products, id)
}
