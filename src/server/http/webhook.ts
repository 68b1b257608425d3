import { type EndpointSpec, WRONG_SIGNATURES } from '#src/contract/http/endpoint.ts'
import { Failure } from '../platform/failure.ts'
import type { Services } from '../platform/services.ts'
import { isSignedWebhook } from '../platform/webhook-signature.ts'
import { readNetwork } from './caller.ts'
import type { AppContext } from './context.ts'
import { type Endpoint, type EndpointRequest, implement } from './endpoint.ts'

type WebhookSpec = EndpointSpec & { kind: 'webhook' }

/** What another machine sent, as it signed it. One that comes twice has the same id. */
type Delivery = { services: Services; id: string; body: Uint8Array }

type Webhook = {
  /** The keys of the sender, base64; two while one follows the other. Without any, nothing is taken. */
  keysOf: (services: Services) => readonly string[]
  handle: (delivery: Delivery) => Promise<object>
}

const readMark = (c: AppContext) => ({
  id: c.req.header('webhook-id') ?? '',
  timestamp: c.req.header('webhook-timestamp') ?? '',
  signature: c.req.header('webhook-signature') ?? '',
})

/** The one way to say what a declared webhook does: only what its sender signed lately comes to it. */
export const implementWebhook = (spec: WebhookSpec, { keysOf, handle }: Webhook): Endpoint =>
  implement(
    spec as EndpointSpec,
    (async ({ c, services, body }: EndpointRequest<WebhookSpec>) => {
      const mark = readMark(c)
      const now = services.clock()
      if (!isSignedWebhook(mark, body, { keys: keysOf(services), now })) {
        await services.limiter.take(WRONG_SIGNATURES, readNetwork(c), now)
        throw new Failure('wrong-signature')
      }
      return handle({ services, id: mark.id, body })
    }) as never,
  )
