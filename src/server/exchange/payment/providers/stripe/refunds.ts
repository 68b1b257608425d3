import type Stripe from 'stripe'
import { MINUTE } from '#src/domain/time.ts'
import type { AskedRefund, ProviderServices, RefundAnswer } from '../provider.ts'
import { writeAmount } from './amounts.ts'
import { createClient, isUnclear } from './client.ts'
import { readRefund } from './read-payment.ts'

const PAGE = 100
/** How long a request that was lost may still be in progress. */
const SETTLED_AFTER = 15 * MINUTE
const EXPAND = ['balance_transaction', 'failure_balance_transaction']

const NONE: RefundAnswer = { state: 'failed', providerId: null }
const UNKNOWN: RefundAnswer = { state: 'unknown', providerId: null }

const toAnswer = (refund: Stripe.Refund): RefundAnswer => ({ state: readRefund(refund).state, providerId: refund.id })

export async function refund(
  services: ProviderServices,
  { id, payment, amount, key }: AskedRefund,
): Promise<RefundAnswer> {
  if (!payment.providerId) return NONE
  const stripe = await createClient(services)
  try {
    const asked = {
      payment_intent: payment.providerId,
      amount: writeAmount(amount).amount,
      metadata: { refund: id, reference: payment.reference },
      expand: EXPAND,
    }
    return toAnswer(await stripe.refunds.create(asked, { idempotencyKey: key }))
  } catch (error) {
    return isUnclear(error) ? UNKNOWN : NONE
  }
}

/** Finds a refund by our id. */
export async function lookUpRefund(
  services: ProviderServices,
  { id, payment, askedAt }: AskedRefund,
): Promise<RefundAnswer> {
  if (!payment.providerId) return NONE
  const stripe = await createClient(services)
  const asked = {
    payment_intent: payment.providerId,
    limit: PAGE,
    expand: EXPAND.map((field) => ['data', field].join('.')),
  }
  for await (const one of stripe.refunds.list(asked)) if (one.metadata?.refund === id) return toAnswer(one)
  return services.clock() - askedAt > SETTLED_AFTER ? NONE : UNKNOWN
}
