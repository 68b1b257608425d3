import * as declared from '#src/contract/registration/endpoints.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { readEdgeHeader } from '#src/server/http/context.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { readReferral } from '#src/server/http/referral.ts'
import { clearSocialCookie, readSocialToken } from '#src/server/http/social-cookies.ts'
import { answerSession } from '../session/answer-session.ts'
import { register } from './register.usecases.ts'
import { registerBySocial } from './register-by-social.usecases.ts'

const createUser = implement(declared.createUser, async ({ c, services, body }) => {
  const origin = {
    language: c.get('locale'),
    referredBy: readReferral(c),
    attribution: readEdgeHeader(c, 'x-attribution'),
  }
  const token = typeof body.password === 'string' ? undefined : readSocialToken(c)
  const registered = token && (await registerBySocial(services, token, body.email, readCaller(c), origin))
  if (registered) clearSocialCookie(c)
  return answerSession(c, registered || (await register(services, body, readCaller(c), origin)))
})

export const registrationEndpoints = [createUser]
