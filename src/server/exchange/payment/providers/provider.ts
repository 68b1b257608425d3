import type { Amount, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { Config } from '#src/server/platform/services.ts'

/** A payment that a provider is asked for. */
export type AskedPayment = { id: string; reference: string; asked: Amount }

/** How the person pays: by a transfer to an account with the reference, or on a page of the provider. */
export type Checkout =
  | { kind: 'transfer'; reference: string; name: string; iban: string; bic: string; bank: string; epc: string | null }
  | { kind: 'page'; url: string }

/** A way to pay. Each provider is one file, and one line in `index.ts`. */
export type PaymentProvider = {
  name: string
  /** Currencies that can be paid with the configuration; none if the provider is not configured. */
  currencies: (config: Config) => readonly MoneyCurrency[]
  /** Returns how to pay. Safe to repeat for the same payment. */
  createCheckout: (config: Config, payment: AskedPayment) => Checkout | Promise<Checkout>
}
