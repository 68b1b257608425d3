import { z } from 'zod'
import { confirmationSchema, impersonationSchema, sessionUserSchema, signInAnswerSchema } from '../account/schemas.ts'
import { declareEndpoint, OWN_ACCOUNT } from '../http/endpoint.ts'
import { limited } from '../http/text-schemas.ts'

const TAG = 'Accounts'

export const login = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/login',
  tag: TAG,
  summary:
    'Sign in with email and password; with two-step sign-in, the passkey is required next. With `user_id`, an admin then acts for that account',
  who: 'anyone',
  limits: ['sign-in-address', 'sign-in-account'],
  visitHeaders: ['x-social-token'],
  query: z.object({ user_id: limited(60).optional() }),
  form: 'account',
  body: impersonationSchema,
  answer: signInAnswerSchema,
  errors: ['not-signed-in', 'wrong-credentials', 'account-blocked', 'forbidden', 'not-found', 'passkey-needed'],
})

export const confirm = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/confirm',
  tag: TAG,
  summary: 'Confirm the identity before a sensitive action; the session gets a new identifier',
  ...OWN_ACCOUNT,
  withoutPasskey: true,
  whileClosing: true,
  limits: ['sign-in-account'],
  form: 'account',
  body: confirmationSchema,
  answer: sessionUserSchema,
  errors: ['passkey-needed'],
})
