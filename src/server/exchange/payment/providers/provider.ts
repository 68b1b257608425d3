import type { LocaleCode } from '#src/domain/locales.ts'
import type { Amount, MoneyCurrency } from '#src/domain/money/amount.ts'
import type { Config, Needs } from '#src/server/platform/services.ts'
import type { PaymentRow } from '../payment.tables.ts'
import type { ProviderPayment, SourcedLine } from './provider-payment.ts'

/** What providers need; they neither read nor write the database. */
export type ProviderServices = Needs<'config' | 'clock' | 'providerFetch'>

/** A payment that a provider is asked for, and the page to which the person returns. */
export type AskedPayment = Pick<PaymentRow, 'id' | 'reference' | 'createdAt' | 'expiresAt'> & {
  asked: Amount
  /** What is paid, in the language of the person. */
  title: string
  returnTo: string
  locale: LocaleCode
}

/**
 * How the person pays: by a transfer to an account with the reference, or on a page of the provider. `refused`: the provider created nothing.
 * `unknown`: the answer was lost, and `lookUp` finds what was created.
 */
export type Checkout =
  | { kind: 'transfer'; reference: string; name: string; iban: string; bic: string; bank: string; epc: string | null }
  | { kind: 'page'; id: string; url: string }
  | { kind: 'refused' }
  | { kind: 'unknown' }

/**
 * A refund that a provider is asked for. `id` is ours: the provider stores it with the refund, and finds it by this. `key` makes a repeated call
 * one refund, `askedAt` is when it was first sent.
 */
export type AskedRefund = { id: string; payment: PaymentRow; amount: Amount; key: string; askedAt: number }

/**
 * The state of a refund at the provider. `failed` without an id: the provider has no such refund. `unknown`: the answer was lost, or a request
 * may still be in progress; `lookUpRefund` finds it.
 */
export type RefundAnswer = { state: 'done' | 'pending' | 'failed' | 'unknown'; providerId: string | null }

/** A message of a provider, and the payment that it is about. Only the names are read: the state is fetched from the provider. */
export type ProviderEvent = {
  id: string
  type: string
  /** Our reference, where the message has it. */
  reference: string | null
  /** The provider's id of the payment, where the message has it. */
  providerId: string | null
  /** The provider's id of its page, where the message is about it. */
  checkoutId: string | null
}

/** A message with its headers; `body` is what was signed. */
export type SignedMessage = { header: (name: string) => string | undefined; body: Uint8Array }

/** A way to pay. Each provider is one file, and one line in `index.ts`. */
export type PaymentProvider = {
  name: PaymentRow['provider']
  /** Currencies that can be paid with the configuration; none if the provider is not configured. */
  currencies: (config: Config) => readonly MoneyCurrency[]
  /** Returns how to pay. Called once for a payment. */
  createCheckout: (services: ProviderServices, payment: AskedPayment) => Checkout | Promise<Checkout>
  /** Ends a checkout that was not used. Returns false if it is over or in progress; throws if the provider cannot be asked. */
  endCheckout?: (services: ProviderServices, payment: PaymentRow) => Promise<boolean>
  /** Returns the message, undefined if it is not genuine or not recent. */
  readEvent?: (services: ProviderServices, message: SignedMessage) => Promise<ProviderEvent | undefined>
  /** Returns our reference of a payment at the provider; undefined if it is not ours. */
  findReference?: (services: ProviderServices, providerId: string) => Promise<string | undefined>
  /** Returns the address of the provider's page for a dispute. */
  disputePage?: (config: Config, disputeId: string) => string
  /** Returns the messages since a time that we did not accept. */
  listUndelivered?: (services: ProviderServices, since: number) => Promise<ProviderEvent[]>
  /** Returns the lines of our account at the provider since a time, the oldest first. */
  listLines?: (services: ProviderServices, since: number) => Promise<SourcedLine[]>
  /** Returns those lines since a time that are about payouts to our bank account, the oldest first. */
  listPayouts?: (services: ProviderServices, since: number) => Promise<SourcedLine[]>
  /** Returns the present state of a payment at the provider, undefined if it has none. Throws if the provider cannot be asked. */
  lookUp?: (services: ProviderServices, payment: PaymentRow) => Promise<ProviderPayment | undefined>
  /** Pays a part of a payment back, or all of it. Safe to repeat with the same key. */
  refund?: (services: ProviderServices, asked: AskedRefund) => Promise<RefundAnswer>
  lookUpRefund?: (services: ProviderServices, asked: AskedRefund) => Promise<RefundAnswer>
}
