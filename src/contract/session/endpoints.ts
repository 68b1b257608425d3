import { z } from 'zod'
import { sessionUserSchema } from '../account/schemas.ts'
import { CSRF_PATH, LOGOUT_PATH } from '../http/constants.ts'
import { declareEndpoint } from '../http/endpoint.ts'

const TAG = 'Accounts'

export const getCsrfToken = declareEndpoint({
  method: 'get',
  path: CSRF_PATH,
  tag: TAG,
  summary: 'Get a CSRF token for this session or visit; a valid token that is sent along is returned',
  who: 'anyone',
  answer: z.object({ csrfToken: z.string() }),
})

export const getSession = declareEndpoint({
  method: 'get',
  path: '/server/security/auth/session',
  tag: TAG,
  summary: 'Get the session; null without one. An invalid cookie is removed',
  who: 'anyone',
  answer: sessionUserSchema.nullable(),
})

export const logout = declareEndpoint({
  method: 'post',
  path: LOGOUT_PATH,
  tag: TAG,
  summary: 'Sign out; idempotent',
  who: 'anyone',
  impersonation: 'own',
  unlimited: 'Everyone must be able to sign out, and it costs one deleted row',
  answer: z.null(),
  idempotency: 'natural',
})
