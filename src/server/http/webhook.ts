import { type EndpointSpec, WRONG_SIGNATURES } from '#src/contract/http/endpoint.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { isSignedWebhook } from '../platform/webhook-signature.ts'
import { readNetwork } from './caller.ts'
import { type Endpoint, type EndpointRequest, implement } from './endpoint.ts'

type WebhookSpec = EndpointSpec & { kind: 'webhook'; signatureHeaders: readonly string[] }

/** The input of a verifier: the headers, the unparsed body and the time of the request. */
type SignedCall = {
  services: Services
  header: (name: string) => string | undefined
  body: Uint8Array
  now: number
}

/**
 * Checks that a delivery comes from its sender and was signed recently. Returns what it names, by default the id of the delivery, which is the
 * same for a repeated delivery; undefined if the signature is not valid.
 */
export type VerifyWebhook<Verified = string> = (
  call: SignedCall,
) => Verified | undefined | Promise<Verified | undefined>

/** A verified delivery with the signed bytes. */
type Delivery<Verified> = { services: Services; verified: Verified; body: Uint8Array }

type Webhook<Verified> = {
  verify: VerifyWebhook<Verified>
  handle: (delivery: Delivery<Verified>) => Promise<object>
}

/** The headers that `standardWebhook` reads. */
export const STANDARD_HEADERS = ['webhook-id', 'webhook-timestamp', 'webhook-signature'] as const

/**
 * The verifier for senders that follow Standard Webhooks.
 * @param keysOf the keys of the sender, base64; two during a key rotation. Without a key every delivery is rejected.
 */
export const standardWebhook =
  (keysOf: (services: Services) => readonly string[]): VerifyWebhook =>
  ({ services, header, body, now }) => {
    const [id = '', timestamp = '', signature = ''] = STANDARD_HEADERS.map(header)
    return isSignedWebhook({ id, timestamp, signature }, body, { keys: keysOf(services), now }) ? id : undefined
  }

/** Implements a webhook: `handle` gets the deliveries that the verifier accepts; all others are rejected and counted. */
export const implementWebhook = <Verified>(spec: WebhookSpec, { verify, handle }: Webhook<Verified>): Endpoint =>
  implement(
    spec as EndpointSpec,
    (async ({ c, services, body }: EndpointRequest<WebhookSpec>) => {
      const now = services.clock()
      const verified = await verify({ services, header: (name) => c.req.header(name), body, now })
      if (verified === undefined) {
        await services.limiter.take(WRONG_SIGNATURES, readNetwork(c), now)
        throw new Failure('wrong-signature')
      }
      return handle({ services, verified, body })
    }) as never,
  )
