import { registrationSchema, sessionUserSchema } from '../account/schemas.ts'
import { declareEndpoint } from '../http/endpoint.ts'

export const createUser = declareEndpoint({
  method: 'post',
  path: '/server/user',
  tag: 'Accounts',
  summary: 'Register, without password where a social account waits; the new account has no role yet and is signed in',
  who: ['guest'],
  limits: ['registration-address', 'new-account-address'],
  trap: true,
  visitHeaders: ['x-referral-id', 'x-social-token'],
  form: 'account',
  body: registrationSchema,
  answer: sessionUserSchema,
  status: 201,
})
