import { z } from 'zod'
import { CSRF_PATH, LOGOUT_PATH } from '../constants.ts'
import { declareEndpoint } from '../endpoint.ts'
import { LOCALE_CODES, type LocaleCode } from '../locales.ts'
import { ROLES } from '../roles.ts'
import {
  confirmationSchema,
  impersonationSchema,
  registrationSchema,
  sessionUserSchema,
  signInAnswerSchema,
} from '../schemas/account.ts'
import { limited } from '../schemas/text.ts'

const TAG = 'Accounts'

const languageSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

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

export const login = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/login',
  tag: TAG,
  summary:
    'Sign in with e-mail and password; an account with two-step sign-in is asked for its passkey next. With `user_id` an admin who is signed in acts for that account',
  who: 'anyone',
  limits: ['sign-in-address', 'sign-in-account'],
  query: z.object({ user_id: limited(60).optional() }),
  body: impersonationSchema,
  answer: signInAnswerSchema,
  errors: ['not-signed-in', 'wrong-credentials', 'account-blocked', 'forbidden', 'not-found', 'passkey-needed'],
})

export const confirm = declareEndpoint({
  method: 'post',
  path: '/server/security/auth/confirm',
  tag: TAG,
  summary: 'Show once more who is signed in, before a sensitive act; the session gets a new identifier',
  who: ROLES,
  withoutPasskey: true,
  whileClosing: true,
  limits: ['sign-in-account'],
  body: confirmationSchema,
  answer: sessionUserSchema,
  errors: ['passkey-needed'],
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

export const createUser = declareEndpoint({
  method: 'post',
  path: '/server/user',
  tag: TAG,
  summary: 'Register, without password where a social account waits; the new account has no role yet and is signed in',
  who: ['guest'],
  limits: ['registration-address', 'new-account-address'],
  trap: true,
  body: registrationSchema,
  answer: sessionUserSchema,
  status: 201,
})

export const putLanguage = declareEndpoint({
  method: 'put',
  path: '/server/user/language/{lang}',
  tag: TAG,
  summary:
    'Save the language of the account. `order` grows with each choice of a browser: one that comes after a later one changes nothing',
  who: ROLES,
  impersonation: 'writes',
  withoutPasskey: true,
  whileClosing: true,
  params: z.object({ lang: languageSchema }),
  query: z.object({ order: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional() }),
  answer: z.object({ language: languageSchema }),
  idempotency: 'natural',
})
