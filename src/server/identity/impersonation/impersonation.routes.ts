import * as declared from '#src/contract/impersonation/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { defer } from '#src/server/http/context.ts'
import { clearSessionCookie } from '#src/server/http/cookies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { answerSession } from '../session/answer-session.ts'
import { closeSockets } from '../session/devices.usecases.ts'
import { setAccess, stopImpersonation } from './impersonation.usecases.ts'

const putAccess = implement(declared.putAccess, async ({ c, services, body }) =>
  setAccess(services, readCaller(c), body.access),
)

const postEnd = implement(declared.postEnd, async ({ c, services, session }) => {
  const own = await stopImpersonation(services, readCaller(c))
  if (own) return answerSession(c, { session: own, mails: [] })
  if (session) defer(c, closeSockets(services, session.accountId))
  clearSessionCookie(c)
  return null
})

export const impersonationEndpoints = [putAccess, postEnd]
