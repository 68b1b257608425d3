import Stripe from 'stripe'
import { createStandInFetch } from '#tests/support/stripe/fetch.ts'
import type { StandIn } from '#tests/support/stripe/stand-in.ts'

/** The official client of a stand-in, for what is done on the provider's own pages. */
export const createStripe = (standIn: StandIn): Stripe =>
  new Stripe('sk_test_gangway', {
    httpClient: Stripe.createFetchHttpClient(createStandInFetch(standIn)),
    maxNetworkRetries: 0,
  })
