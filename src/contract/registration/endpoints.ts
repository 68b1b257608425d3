import { registrationSchema, sessionUserSchema } from '../account/schemas.ts'
import { declareEndpoint } from '../http/endpoint.ts'

export const createUser = declareEndpoint({
  method: 'post',
  path: '/server/user',
  tag: 'Accounts',
  summary:
    'Register an account and sign in; without a password if a social account is pending. The account has no role yet',
  who: ['guest'],
  limits: ['registration-address', 'new-account-address'],
  trap: true,
  visitHeaders: ['x-referral-id', 'x-social-token'],
  form: 'account',
  body: registrationSchema,
  answer: sessionUserSchema,
  status: 201,
})
