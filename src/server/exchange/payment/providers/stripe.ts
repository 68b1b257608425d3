import type { PaymentProvider } from './provider.ts'
import { createCheckout, endCheckout } from './stripe/checkout.ts'
import { findReference, listUndelivered, readEvent } from './stripe/events.ts'
import { listLines, listPayouts } from './stripe/lines.ts'
import { lookUp } from './stripe/read-payment.ts'
import { lookUpRefund, refund } from './stripe/refunds.ts'

/** Cards and what else the account at Stripe accepts, on the page of Stripe. */
export const stripeProvider: PaymentProvider = {
  name: 'stripe',
  currencies: ({ stripe }) => stripe?.currencies ?? [],
  createCheckout,
  endCheckout,
  readEvent,
  findReference,
  lookUp,
  refund,
  lookUpRefund,
  listUndelivered,
  listLines,
  listPayouts,
  disputePage: ({ stripe }, id) =>
    `https://dashboard.stripe.com/${stripe?.secretKey.startsWith('sk_live') ? '' : 'test/'}disputes/${id}`,
}
