import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { notifyHolder } from '#src/server/exchange/billing/notify-holder.usecases.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { recordAct } from '#src/server/people/organisation/member-acts.repository.ts'
import { demandMember } from '#src/server/people/organisation/members.repository.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { logFailure } from '#src/server/platform/log.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findPayment, movePayment } from './payment.repository.ts'
import type { PaymentRow } from './payment.tables.ts'
import { findProvider } from './providers/index.ts'

type Cancelling = Needs<'db' | 'clock' | 'ids' | 'config' | 'live' | 'providerFetch'>

/** Ends the page of the provider. If the provider does not answer, the page ends with its time. */
async function endCheckout(services: Cancelling, payment: PaymentRow): Promise<void> {
  const provider = findProvider(payment.provider)
  try {
    if ((await provider?.endCheckout?.(services, payment)) === false) throw new Failure('conflict')
  } catch (error) {
    if (error instanceof Failure) throw error
    logFailure('page of a payment not ended', payment.id, error)
  }
}

/**
 * Cancels an open payment. Money that arrives later is credited. Throws `not-found`, and `conflict` if it is no longer open or the person has paid.
 */
export async function cancelTopUp(services: Cancelling, session: Session, owner: Owner, id: string): Promise<void> {
  const { db } = services
  const [payment, holderId] = await Promise.all([findPayment(db, id), findHolderId(db, owner)])
  if (!payment || payment.holderId !== holderId) throw new Failure('not-found')
  if (payment.state === 'cancelled') return
  await endCheckout(services, payment)
  try {
    await runBatch(db, [
      ...demandMember(db, session, 'owner'),
      ...recordAct(services, session, 'top-up-cancelled', id),
      ...notifyHolder(services, payment.holderId, movePayment(db, payment, 'cancel')),
    ])
  } catch (error) {
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
}
