import { z } from 'zod'
import { LOCALE_CODES, type LocaleCode } from '../../../contract/locales.ts'
import { credentialsSchema, registrationSchema, sessionUserSchema } from '../../../contract/schemas/account.ts'
import { type AppContext, defer, readEdgeHeader } from '../../http/context.ts'
import {
  clearSessionCookie,
  readDeviceCookie,
  readPreSessionCookie,
  readSessionCookie,
  writeDeviceCookie,
  writePreSessionCookie,
  writeSessionCookie,
} from '../../http/cookies.ts'
import { createCsrfToken } from '../../http/csrf-token.ts'
import { defineEndpoint } from '../../http/endpoint.ts'
import { findNetwork } from '../../platform/network.ts'
import { sendMails } from '../mails/outbox.usecases.ts'
import { type Caller, register, type SignedIn, saveLanguage, signIn } from './accounts.usecases.ts'
import { createDeviceToken } from './known-device.ts'
import { endSession, findSession } from './sessions.usecases.ts'

const TAG = 'Accounts'

/** Who comes past the edge is known by the address that the platform itself has seen. */
export const readNetwork = (c: AppContext): string =>
  findNetwork(readEdgeHeader(c, 'x-client-ip') ?? c.req.header('cf-connecting-ip') ?? 'unknown')

const REFERRAL = /^[\w-]{1,64}$/

function readReferral(c: AppContext): string | undefined {
  const id = readEdgeHeader(c, 'x-referral-id')
  return id !== undefined && REFERRAL.test(id) ? id : undefined
}

export const readCaller = (c: AppContext): Caller => ({
  address: readNetwork(c),
  userAgent: c.req.header('user-agent'),
  session: c.get('session'),
  device: readDeviceCookie(c),
})

/** Sends the cookie of a fresh session, hands its mails over, and answers who is signed in now. */
export async function answerSignedIn(c: AppContext, { session, mails }: Pick<SignedIn, 'session' | 'mails'>) {
  const services = c.get('services')
  writeSessionCookie(c, session.token, session.lifetime)
  defer(c, sendMails(services, mails))
  const found = await findSession(services, session.token)
  if (!found) throw new Error('a session just made is gone')
  writeDeviceCookie(c, createDeviceToken(services, found.user.email))
  return found.user
}

const getCsrfToken = defineEndpoint(
  {
    method: 'get',
    path: '/server/csrf-token',
    tag: TAG,
    summary: 'A token for the writes of this session or visit',
    who: 'anyone',
    answer: z.object({ csrfToken: z.string() }),
  },
  async ({ c, services, session }) => {
    let owner = (session ? readSessionCookie(c) : undefined) ?? readPreSessionCookie(c)
    if (!owner) {
      owner = services.ids.secret()
      writePreSessionCookie(c, owner)
    }
    return { csrfToken: createCsrfToken(services.config.csrfKey, owner, services.ids.secret()) }
  },
)

const getSession = defineEndpoint(
  {
    method: 'get',
    path: '/server/security/auth/session',
    tag: TAG,
    summary: 'Who is signed in; null when nobody is',
    who: 'anyone',
    answer: sessionUserSchema.nullable(),
  },
  async ({ session }) => session?.user ?? null,
)

const login = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/auth/login',
    tag: TAG,
    summary: 'Sign in with e-mail and password',
    who: 'anyone',
    limits: ['sign-in-address', 'sign-in-account'],
    body: credentialsSchema,
    answer: sessionUserSchema,
    errors: ['wrong-credentials', 'too-many-requests', 'csrf-failed'],
  },
  async ({ c, services, body }) => answerSignedIn(c, await signIn(services, body, readCaller(c))),
)

const logout = defineEndpoint(
  {
    method: 'post',
    path: '/server/security/auth/logout',
    tag: TAG,
    summary: 'Sign out; harmless when nobody is signed in',
    who: 'anyone',
    body: z.object({}),
    answer: z.null(),
    idempotency: 'natural',
  },
  async ({ c, services, session }) => {
    if (session) await endSession(services, session)
    clearSessionCookie(c)
    c.header('clear-site-data', '"cache"')
    return null
  },
)

const createUser = defineEndpoint(
  {
    method: 'post',
    path: '/server/user',
    tag: TAG,
    summary: 'Register; the new account has no role yet and is signed in',
    who: ['guest'],
    limits: ['registration-address', 'new-account-address'],
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
    return answerSignedIn(c, await register(services, body, readCaller(c), origin))
  },
)

const languageSchema = z.enum(LOCALE_CODES as [LocaleCode, ...LocaleCode[]])

const putLanguage = defineEndpoint(
  {
    method: 'put',
    path: '/server/user/language/{lang}',
    tag: TAG,
    summary: 'Save the language of the account',
    who: ['user', 'seaman', 'company', 'training-center', 'admin'],
    params: z.object({ lang: languageSchema }),
    body: z.object({}),
    answer: z.object({ language: languageSchema }),
    idempotency: 'natural',
  },
  async ({ services, session, params }) => saveLanguage(services, session as NonNullable<typeof session>, params.lang),
)

export const accountEndpoints = [getCsrfToken, getSession, login, logout, createUser, putLanguage]
