import type Stripe from 'stripe'
import type { LocaleCode } from '#src/domain/locales.ts'
import { SECOND } from '#src/domain/time.ts'
import type { PaymentRow } from '#src/server/exchange/payment/payment.tables.ts'
import type { AskedPayment, Checkout, ProviderServices } from '../provider.ts'
import { writeAmount } from './amounts.ts'
import { createClient, isUnclear } from './client.ts'

/** The languages of the page at Stripe; for others it chooses one by the browser. */
const LOCALES: Partial<Record<LocaleCode, Stripe.Checkout.SessionCreateParams['locale']>> = {
  ...{ en: 'en', ru: 'ru', fr: 'fr', es: 'es', de: 'de', tl: 'fil', pt: 'pt', id: 'id', zh: 'zh' },
}

/** Stripe writes the id of the session in place of the word. */
const SESSION = '{CHECKOUT_SESSION_ID}'

function describeSession({
  id,
  reference,
  asked,
  expiresAt,
  title,
  returnTo,
  locale,
}: AskedPayment): Stripe.Checkout.SessionCreateParams {
  const { amount, currency } = writeAmount(asked)
  return {
    mode: 'payment',
    locale: LOCALES[locale] ?? 'auto',
    client_reference_id: id,
    metadata: { reference },
    payment_intent_data: { metadata: { reference } },
    line_items: [{ quantity: 1, price_data: { currency, unit_amount: amount, product_data: { name: title } } }],
    // What is paid is what was asked for: balances are not exchanged.
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor(expiresAt / SECOND),
    success_url: `${returnTo}${returnTo.includes('?') ? '&' : '?'}session=${SESSION}`,
    cancel_url: returnTo,
  }
}

/** Creates the page on which the person pays. */
export async function createCheckout(services: ProviderServices, payment: AskedPayment): Promise<Checkout> {
  const stripe = await createClient(services)
  try {
    const { id, url } = await stripe.checkout.sessions.create(describeSession(payment), {
      idempotencyKey: `checkout:${payment.id}`,
    })
    return url ? { kind: 'page', id, url } : { kind: 'unknown' }
  } catch (error) {
    return { kind: isUnclear(error) ? 'unknown' : 'refused' }
  }
}

/** Ends a page that was not used. A page without a known id expires at its time. */
export async function endCheckout(services: ProviderServices, { checkoutId }: PaymentRow): Promise<boolean> {
  if (!checkoutId) return true
  const stripe = await createClient(services)
  try {
    await stripe.checkout.sessions.expire(checkoutId)
    return true
  } catch (error) {
    if (isUnclear(error)) throw error
    return false
  }
}
