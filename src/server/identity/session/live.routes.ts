import * as declared from '#src/contract/session/live-endpoints.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Session } from './session.ts'

/** Browsers let every site open sockets with the cookie: only the exact Origin header is trusted. */
const openSocket = implement(declared.openSocket, async ({ c, services, session }) => {
  if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Failure('not-found')
  if (!services.config.origins.includes(c.req.header('origin') ?? '')) throw new Failure('csrf-failed')
  const { accountId, id, organisationId } = session as Session
  const answer = await services.live.connect({ accountId, sessionId: id, organisationId: organisationId ?? '' })
  if (answer.status === 429) throw new Failure('too-many-requests', { retryAfter: 60 })
  // A new response, whose headers can be changed.
  return new Response(null, { status: 101, webSocket: (answer as { webSocket?: unknown }).webSocket } as ResponseInit)
})

export const liveEndpoints = [openSocket]
