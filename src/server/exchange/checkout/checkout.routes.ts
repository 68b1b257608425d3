import * as declared from '#src/contract/checkout/endpoints.ts'
import { readEvent } from '#src/server/exchange/payment/providers/stripe/events.ts'
import { stripeProvider } from '#src/server/exchange/payment/providers/stripe.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { implementWebhook } from '#src/server/http/webhook.ts'
import { companyOf } from '#src/server/identity/session/session.ts'
import { arrive } from './arrive.usecases.ts'
import { listDisputes } from './list-disputes.usecases.ts'
import { applyEvent } from './provider-events.usecases.ts'

const readSeaman = implement(declared.readSeamanArrival, async ({ services, session, query }) => ({
  paymentId: await arrive(services, { accountId: session.accountId }, query.session),
}))

const readCompany = implement(declared.readCompanyArrival, async ({ services, session, query }) => ({
  paymentId: await arrive(services, { organisationId: companyOf(session) }, query.session),
}))

/** An event that cannot be applied now is an error: Stripe sends it again. */
const receiveStripe = implementWebhook(declared.postStripeEvent, {
  verify: ({ services, ...message }) => readEvent(services, message),
  handle: async ({ services, verified }) => {
    await applyEvent(services, stripeProvider, verified)
    return { received: true }
  },
})

const readDisputes = implement(declared.readDisputes, async ({ services, query }) => listDisputes(services, query))

export const checkoutEndpoints = [readSeaman, readCompany, receiveStripe, readDisputes]
