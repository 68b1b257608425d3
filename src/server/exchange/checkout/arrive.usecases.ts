import { OPEN_PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { SECOND } from '#src/domain/time.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { findByCheckout } from './asked-payments.repository.ts'
import { type Fulfilling, fulfilPayment } from './fulfil-payment.usecases.ts'

/** A page that is loaded again and again does not ask the provider each time. */
const ASKED_EVERY = SECOND / 2

/**
 * Brings the payment of a provider's page up to date and returns its id; null if it is not the owner's. If the provider cannot be asked, a message
 * of it or a job does the same later.
 */
export async function arrive(services: Fulfilling, owner: Owner, session: string): Promise<string | null> {
  const { db, clock } = services
  const [payment, holderId] = await Promise.all([findByCheckout(db, session), findHolderId(db, owner)])
  if (!payment || payment.holderId !== holderId) return null
  const isDue = clock() - (payment.checkedAt ?? 0) >= ASKED_EVERY
  if (OPEN_PAYMENT_STATES.includes(payment.state) && isDue)
    await fulfilPayment(services, payment.id).catch((error: unknown) =>
      logFailure('payment not brought up to date', payment.id, error),
    )
  return payment.id
}
