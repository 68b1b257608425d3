import * as declared from '#src/contract/share/endpoints.ts'
import { readCaller, readNetwork } from '#src/server/http/caller.ts'
import type { AppContext } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readIdempotencyKey } from '#src/server/http/idempotency-key.ts'
import { readSharePass, writeSharePass } from '#src/server/http/share-cookie.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { noteSeen, openShare, takePin, type Visitor } from './open-share.usecases.ts'
import { createShare, listShares, revokeShare } from './own-shares.usecases.ts'

const visitorOf = (c: AppContext, session: Session | null): Visitor => ({
  session,
  network: readNetwork(c),
  pass: readSharePass(c),
})

const readShares = implement(declared.readShares, async ({ services, session }) => listShares(services, session))

const postShare = implement(declared.postShare, async ({ c, services, session, body }) =>
  createShare(services, session, body, readIdempotencyKey(c)),
)

const endShare = implement(declared.revokeShare, async ({ services, session, params }) =>
  revokeShare(services, session, params.id),
)

const readShared = implement(declared.readShared, async ({ c, services, session, params }) =>
  openShare(services, params.secret, visitorOf(c, session)),
)

const postPin = implement(declared.postPin, async ({ c, services, session, params, body }) => {
  writeSharePass(c, await takePin(services, params.secret, body.pin, visitorOf(c, session)))
  return null
})

const postView = implement(declared.postView, async ({ c, services, session, params }) => {
  const looker = readCaller(c)
  await noteSeen(services, params.secret, visitorOf(c, session), {
    looker,
    userAgent: c.req.header('user-agent'),
    country: looker.origin.country,
    browser: looker.origin.device,
  })
  return null
})

export const shareEndpoints = [readShares, postShare, endShare, readShared, postPin, postView]
