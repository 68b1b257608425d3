import { z } from 'zod'
import { sessionUserSchema } from '../account/schemas.ts'
import { CSRF_PATH, LOGOUT_PATH } from '../http/constants.ts'
import { declareEndpoint } from '../http/endpoint.ts'

const TAG = 'Accounts'

export const getCsrfToken = declareEndpoint({
  method: 'get',
  path: CSRF_PATH,
  tag: TAG,
  summary: 'A token for the writes of this session or visit; the one that is sent along comes back while it is good',
  who: 'anyone',
  answer: z.object({ csrfToken: z.string() }),
})

export const getSession = declareEndpoint({
  method: 'get',
  path: '/server/security/auth/session',
  tag: TAG,
  summary: 'Who is signed in; null when nobody is, and a cookie that opens nothing is taken back',
  who: 'anyone',
  answer: sessionUserSchema.nullable(),
})

export const logout = declareEndpoint({
  method: 'post',
  path: LOGOUT_PATH,
  tag: TAG,
  summary: 'Sign out; harmless when nobody is signed in',
  who: 'anyone',
  impersonation: 'own',
  unlimited: 'Whoever wants to leave must be able to, and it costs one deleted row',
  answer: z.null(),
  idempotency: 'natural',
})
