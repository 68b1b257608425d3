import * as declared from '#src/contract/mail/endpoints.ts'
import type { Endpoint } from '#src/server/http/endpoint.ts'
import { implementWebhook } from '#src/server/http/webhook.ts'
import type { applyReport } from '../letters/letter-events.ts'
import { receiveMessage } from './receive-message.usecases.ts'
import { verifyMessage } from './sns-message.ts'

/** A message that cannot be applied now is an error: Amazon SNS delivers it again. */
export const createSesEndpoints = (registry: Parameters<typeof applyReport>[1]): readonly Endpoint[] => [
  implementWebhook(declared.postSesEvent, {
    verify: async ({ services, body }) => {
      const topic = services.config.ses?.topic
      const message = topic && (await verifyMessage(services, topic, body))
      return message && { topic, message }
    },
    handle: async ({ services, verified }) => {
      await receiveMessage(services, registry, verified)
      return { received: true }
    },
  }),
]
