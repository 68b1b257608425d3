import { z } from 'zod'
import { LIVE_PATH } from '../../../contract/live.ts'
import { ROLES } from '../../../contract/roles.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { Failure } from '../../platform/failure.ts'
import type { Session } from './session.ts'

/** Browsers let every site open sockets here, with the cookie: the exact origin decides, and nothing else is believed. */
const openSocket = defineEndpoint(
  {
    method: 'get',
    path: LIVE_PATH,
    tag: 'Devices',
    summary: 'A WebSocket that tells an open page what changes on other devices; for pages of this site only',
    who: ROLES,
    answer: z.any(),
    errors: ['not-found', 'csrf-failed', 'too-many-requests'],
  },
  async ({ c, services, session }) => {
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket') throw new Failure('not-found')
    if (!services.config.origins.includes(c.req.header('origin') ?? '')) throw new Failure('csrf-failed')
    const { accountId, id } = session as Session
    const answer = await services.live.connect({ accountId, sessionId: id })
    if (answer.status === 429) throw new Failure('too-many-requests', { retryAfter: 60 })
    // A fresh answer, whose headers may still be added to.
    return new Response(null, { status: 101, webSocket: (answer as { webSocket?: unknown }).webSocket } as ResponseInit)
  },
)

export const liveEndpoints = [openSocket]
