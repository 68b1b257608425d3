import * as declared from '#src/contract/sign-in/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { startImpersonation } from '../impersonation/start-impersonation.usecases.ts'
import { answerEntrance } from '../session/answer-entrance.ts'
import { answerSession } from '../session/answer-session.ts'
import { confirmByPassword, signIn, signInActing } from './sign-in.usecases.ts'

const login = implement(declared.login, async ({ c, services, session, query: { user_id: userId }, body }) => {
  const caller = readCaller(c)
  if (userId === undefined) return answerEntrance(c, await signIn(services, body, caller))
  // A signed-in admin confirms their identity by the factor of their session.
  if (session?.user.role === 'admin') return answerSession(c, await startImpersonation(services, userId, body, caller))
  return answerEntrance(c, await signInActing(services, userId, body, caller))
})

const confirm = implement(declared.confirm, async ({ c, services, body }) =>
  answerSession(c, await confirmByPassword(services, body.password, readCaller(c))),
)

export const signInEndpoints = [login, confirm]
