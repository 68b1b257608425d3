import { z } from 'zod'
import { CSRF_PATH, LOGOUT_PATH } from '../../../contract/constants.ts'
import { LOCALE_CODES, type LocaleCode } from '../../../contract/locales.ts'
import { ROLES } from '../../../contract/roles.ts'
import {
  confirmationSchema,
  impersonationSchema,
  registrationSchema,
  sessionUserSchema,
  signInAnswerSchema,
} from '../../../contract/schemas/account.ts'
import { readCaller } from '../../http/caller.ts'
import { clearCarriedCookie, readCarriedCookie } from '../../http/carried-cookie.ts'
import { defer, readEdgeHeader } from '../../http/context.ts'
import { clearSessionCookie, readSessionCookie } from '../../http/cookies.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { giveToken, sendToken } from '../../http/form-token.ts'
import { readReferral } from '../../http/referral.ts'
import { clearSocialCookie, readSocialToken } from '../../http/social-cookies.ts'
import { startImpersonation } from '../impersonation/start-impersonation.usecases.ts'
import { answerEntered } from '../sessions/answer-entered.ts'
import { answerSignedIn } from '../sessions/answer-signed-in.ts'
import { closeSockets, notifyAccount } from '../sessions/devices.usecases.ts'
import { wasReplaced } from '../sessions/sessions.usecases.ts'
import { signOut } from '../sessions/sign-out.usecases.ts'
import { registerBySocial } from '../social/sign-up.usecases.ts'
import { confirmByPassword, register, saveLanguage, signIn } from './accounts.usecases.ts'

const TAG = 'Accounts'

const getCsrfToken = defineEndpoint(
  {
    method: 'get',
    path: CSRF_PATH,
    tag: TAG,
    summary: 'A token for the writes of this session or visit; the one that is sent along comes back while it is good',
    who: 'anyone',
    answer: z.object({ csrfToken: z.string() }),
  },
  async ({ c }) => ({ csrfToken: giveToken(c) }),
)

const getSession = defineEndpoint(
  {
    method: 'get',
    path: '/server/security/auth/session',
    tag: TAG,
    summary: 'Who is signed in; null when nobody is, and a cookie that opens nothing is taken back',
    who: 'anyone',
    answer: sessionUserSchema.nullable(),
  },
  async ({ c, services, session }) => {
    const token = readSessionCookie(c)
    if (token && !session && !(await wasReplaced(services, token))) clearSessionCookie(c)
    sendToken(c, session ? token : undefined)
    return session?.user ?? null
  },
)

const login = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/auth/login',
    tag: TAG,
    summary:
      'Sign in with e-mail and password; an account with two-step sign-in is asked for its passkey next. With `user_id` an admin who is signed in acts for that account',
    who: 'anyone',
    limits: ['sign-in-address', 'sign-in-account'],
    query: z.object({ user_id: z.string().max(60).optional() }),
    body: impersonationSchema,
    answer: signInAnswerSchema,
    errors: [
      'not-signed-in',
      'wrong-credentials',
      'account-blocked',
      'forbidden',
      'not-found',
      'passkey-needed',
      'too-many-requests',
      'csrf-failed',
    ],
  },
  async ({ c, services, query, body }) =>
    query.user_id === undefined
      ? answerEntered(c, await signIn(services, body, readCaller(c)))
      : answerSignedIn(c, await startImpersonation(services, query.user_id, body, readCaller(c))),
)

const confirm = defineEndpoint(
  {
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
    errors: ['validation-failed', 'passkey-needed', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => answerSignedIn(c, await confirmByPassword(services, body.password, readCaller(c))),
)

const logout = defineEndpoint(
  {
    method: 'post',
    path: LOGOUT_PATH,
    tag: TAG,
    summary: 'Sign out; harmless when nobody is signed in',
    who: 'anyone',
    impersonation: 'own',
    unlimited: 'Whoever wants to leave must be able to, and it costs one deleted row',
    answer: z.null(),
    idempotency: 'natural',
  },
  async ({ c, services, session }) => {
    const token = readSessionCookie(c)
    const accountIds = token ? await signOut(services, token, session) : []
    for (const accountId of accountIds) defer(c, closeSockets(services, accountId))
    clearSessionCookie(c)
    if (readCarriedCookie(c)) clearCarriedCookie(c)
    c.header('clear-site-data', '"cache"')
    return null
  },
)

const createUser = defineEndpoint(
  {
    method: 'post',
    path: '/server/user',
    tag: TAG,
    summary:
      'Register, without password where a social account waits; the new account has no role yet and is signed in',
    who: ['guest'],
    limits: ['registration-address', 'new-account-address'],
    trap: true,
    body: registrationSchema,
    answer: sessionUserSchema,
    status: 201,
    errors: ['validation-failed', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => {
    const origin = {
      language: c.get('locale'),
      referredBy: readReferral(c),
      attribution: readEdgeHeader(c, 'x-attribution'),
    }
    const token = body.password === undefined ? readSocialToken(c) : undefined
    const registered = token && (await registerBySocial(services, token, body.email, readCaller(c), origin))
    if (registered) clearSocialCookie(c)
    return answerSignedIn(c, registered || (await register(services, body, readCaller(c), origin)))
  },
)

const languageSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

const putLanguage = defineEndpoint(
  {
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
  },
  async ({ c, services, session, params, query }) => {
    const own = session as NonNullable<typeof session>
    const answer = await saveLanguage(services, own, params.lang, query.order)
    defer(c, notifyAccount(services, own.accountId, { kind: 'language', ...answer }))
    return answer
  },
)

export const accountEndpoints = [getCsrfToken, getSession, login, confirm, logout, createUser, putLanguage]
