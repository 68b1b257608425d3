import type { ProviderName } from '#src/domain/payment/payment-states.ts'
import { invoiceProvider } from './invoice.ts'
import type { PaymentProvider } from './provider.ts'
import { stripeProvider } from './stripe.ts'

/** The ways to pay. */
export const PROVIDERS: readonly PaymentProvider[] = [invoiceProvider, stripeProvider]

/** The provider of a payment; undefined if it has none any more. */
export const findProvider = (name: ProviderName): PaymentProvider | undefined =>
  PROVIDERS.find((provider) => provider.name === name)
