import { invoiceProvider } from './invoice.ts'
import type { PaymentProvider } from './provider.ts'

/** The ways to pay. */
export const PROVIDERS: readonly PaymentProvider[] = [invoiceProvider]
