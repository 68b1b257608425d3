import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type { ProviderRefund } from '#src/server/exchange/payment/providers/provider-payment.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { applyEffects } from './apply-effects.usecases.ts'
import { planRefund } from './plan-effects.ts'

type Applying = Needs<'db' | 'clock' | 'ids' | 'jobQueue'>

/**
 * Applies the refunds of a payment as the provider has them, also those that were made on its own pages: what the available balance does not cover
 * is owed.
 */
export async function applyRefunds(
  services: Applying,
  payment: PaymentRow,
  refunds: readonly ProviderRefund[],
): Promise<void> {
  for (const { lines } of refunds) await applyEffects(services, payment, planRefund(payment, lines))
}
