import { OPEN_PAYMENT_STATES } from '#src/domain/payment/payment-states.ts'
import { findHolderId, type Owner } from '#src/server/exchange/billing/holders.repository.ts'
import { logFailure } from '#src/server/platform/log.ts'
import { findByCheckout } from './asked-payments.repository.ts'
import { type Fulfilling, fulfilPayment } from './fulfil-payment.usecases.ts'

/**
 * Brings the payment of a provider's page up to date and returns its id; null if it is not the owner's. If the provider cannot be asked, a message
 * of it or a job does the same later.
 */
export async function arrive(services: Fulfilling, owner: Owner, session: string): Promise<string | null> {
  const { db } = services
  const [payment, holderId] = await Promise.all([findByCheckout(db, session), findHolderId(db, owner)])
  if (!payment || payment.holderId !== holderId) return null
  if (OPEN_PAYMENT_STATES.includes(payment.state))
    await fulfilPayment(services, payment.id).catch((error: unknown) =>
      logFailure('payment not brought up to date', payment.id, error),
    )
  return payment.id
}
