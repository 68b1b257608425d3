import type Stripe from 'stripe'
import { SECOND } from '#src/domain/time.ts'
import { WEBHOOK_WINDOW } from '#src/server/platform/webhook-signature.ts'
import type { ProviderEvent, ProviderServices, SignedMessage } from '../provider.ts'
import { idOf } from './amounts.ts'
import { createClient, demandSettings, isMissing, loadStripe } from './client.ts'

export const SIGNATURE_HEADER = 'stripe-signature'

const PAGE = 100
const SIGNED_AT = /^t=(\d{1,12}),/

/** The library refuses what is too old and accepts every time in the future. */
function isTooEarly(header: string, now: number): boolean {
  const [, seconds] = SIGNED_AT.exec(header) ?? []
  return seconds === undefined || Number(seconds) * SECOND - now > WEBHOOK_WINDOW
}

/** Reads the names in the object of an event. Nothing else of it is used. */
function readNames({ id, type, data }: Stripe.Event): ProviderEvent {
  const object = data.object as {
    object: string
    id?: string
    metadata?: Record<string, string> | null
    payment_intent?: string | { id: string } | null
  }
  return {
    ...{ id, type },
    reference: object.metadata?.reference ?? null,
    providerId: object.object === 'payment_intent' ? (object.id ?? null) : idOf(object.payment_intent),
    checkoutId: object.object === 'checkout.session' ? (object.id ?? null) : null,
  }
}

/** Returns the event if it was signed in the last five minutes with one of our secrets. */
export async function readEvent(
  services: ProviderServices,
  { header, body }: SignedMessage,
): Promise<ProviderEvent | undefined> {
  const [signature, now] = [header(SIGNATURE_HEADER) ?? '', services.clock()]
  if (!services.config.stripe || isTooEarly(signature, now)) return undefined
  const Client = await loadStripe()
  const [crypto, window] = [Client.createSubtleCryptoProvider(), WEBHOOK_WINDOW / SECOND]
  for (const secret of demandSettings(services).webhookSecrets) {
    const event = await Client.webhooks
      .constructEventAsync(body, signature, secret, window, crypto, now)
      .catch(() => undefined)
    if (event) return readNames(event)
  }
  return undefined
}

/** Events since a time that our webhook has not accepted. */
export async function listUndelivered(services: ProviderServices, since: number): Promise<ProviderEvent[]> {
  const stripe = await createClient(services)
  const events: ProviderEvent[] = []
  const asked = { delivery_success: false, created: { gte: Math.floor(since / SECOND) }, limit: PAGE }
  for await (const event of stripe.events.list(asked)) events.push(readNames(event))
  return events
}

/** Our reference of a payment; undefined for one that is not ours, or that our account does not have. */
export async function findReference(services: ProviderServices, providerId: string): Promise<string | undefined> {
  const stripe = await createClient(services)
  try {
    return (await stripe.paymentIntents.retrieve(providerId)).metadata.reference
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
