import { eq } from 'drizzle-orm'
import type { Database, Statement } from '#src/server/platform/database.ts'
import { type PaymentRow, paymentTable as payment } from './payment.tables.ts'
import type { ProviderPayment } from './providers/provider-payment.ts'

type Found = Pick<ProviderPayment, 'checkoutId' | 'url' | 'providerId' | 'stage'>

/** Records the state of the provider's page. An id of a payment that it once named is kept. `now`: null if it was not asked about the payment. */
export const recordCheckout = (
  db: Database,
  { id }: Pick<PaymentRow, 'id'>,
  { checkoutId, url, providerId, stage }: Found,
  now: number | null,
): Statement =>
  db
    .update(payment)
    .set({
      checkoutId,
      checkoutUrl: url,
      stage: stage === 'paid' || stage === 'expired' ? null : stage,
      checkedAt: now,
      ...(providerId && { providerId }),
    })
    .where(eq(payment.id, id))

/** Notes that the provider refused the payment. */
export const markFailed = (db: Database, { id }: Pick<PaymentRow, 'id'>): Statement =>
  db.update(payment).set({ stage: 'failed' }).where(eq(payment.id, id))
