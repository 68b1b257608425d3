import * as declared from '#src/contract/endpoints/sign-in.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { startImpersonation } from '../impersonation/start-impersonation.usecases.ts'
import { answerEntrance } from '../sessions/answer-entrance.ts'
import { answerSession } from '../sessions/answer-session.ts'
import { confirmByPassword, signIn } from './sign-in.usecases.ts'

const login = implement(declared.login, async ({ c, services, query, body }) =>
  query.user_id === undefined
    ? answerEntrance(c, await signIn(services, body, readCaller(c)))
    : answerSession(c, await startImpersonation(services, query.user_id, body, readCaller(c))),
)

const confirm = implement(declared.confirm, async ({ c, services, body }) =>
  answerSession(c, await confirmByPassword(services, body.password, readCaller(c))),
)

export const signInEndpoints = [login, confirm]
