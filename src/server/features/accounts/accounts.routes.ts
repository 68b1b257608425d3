import * as declared from '#src/contract/endpoints/accounts.ts'
import { readCaller } from '#src/server/http/caller.ts'
import { clearCarriedCookie, readCarriedCookie } from '#src/server/http/carried-cookie.ts'
import { defer, readEdgeHeader } from '#src/server/http/context.ts'
import { clearSessionCookie, readSessionCookie } from '#src/server/http/cookies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { giveToken, sendToken } from '#src/server/http/form-token.ts'
import { readReferral } from '#src/server/http/referral.ts'
import { clearSocialCookie, readSocialToken } from '#src/server/http/social-cookies.ts'
import { startImpersonation } from '../impersonation/start-impersonation.usecases.ts'
import { answerEntrance } from '../sessions/answer-entrance.ts'
import { answerSession } from '../sessions/answer-session.ts'
import { closeSockets, notifyAccount } from '../sessions/devices.usecases.ts'
import { wasReplaced } from '../sessions/sessions.usecases.ts'
import { signOut } from '../sessions/sign-out.usecases.ts'
import { registerBySocial } from '../social/sign-up.usecases.ts'
import { confirmByPassword, register, saveLanguage, signIn } from './accounts.usecases.ts'

const getCsrfToken = implement(declared.getCsrfToken, async ({ c }) => ({ csrfToken: giveToken(c) }))

const getSession = implement(declared.getSession, async ({ c, services, session }) => {
  const token = readSessionCookie(c)
  if (token && !session && !(await wasReplaced(services, token))) clearSessionCookie(c)
  sendToken(c, session ? token : undefined)
  return session?.user ?? null
})

const login = implement(declared.login, async ({ c, services, query, body }) =>
  query.user_id === undefined
    ? answerEntrance(c, await signIn(services, body, readCaller(c)))
    : answerSession(c, await startImpersonation(services, query.user_id, body, readCaller(c))),
)

const confirm = implement(declared.confirm, async ({ c, services, body }) =>
  answerSession(c, await confirmByPassword(services, body.password, readCaller(c))),
)

const logout = implement(declared.logout, async ({ c, services, session }) => {
  const token = readSessionCookie(c)
  const accountIds = token ? await signOut(services, token, session) : []
  for (const accountId of accountIds) defer(c, closeSockets(services, accountId))
  clearSessionCookie(c)
  if (readCarriedCookie(c)) clearCarriedCookie(c)
  c.header('clear-site-data', '"cache"')
  return null
})

const createUser = implement(declared.createUser, async ({ c, services, body }) => {
  const origin = {
    language: c.get('locale'),
    referredBy: readReferral(c),
    attribution: readEdgeHeader(c, 'x-attribution'),
  }
  const token = body.password === undefined ? readSocialToken(c) : undefined
  const registered = token && (await registerBySocial(services, token, body.email, readCaller(c), origin))
  if (registered) clearSocialCookie(c)
  return answerSession(c, registered || (await register(services, body, readCaller(c), origin)))
})

const putLanguage = implement(declared.putLanguage, async ({ c, services, session, params, query }) => {
  const own = session as NonNullable<typeof session>
  const answer = await saveLanguage(services, own, params.lang, query.order)
  defer(c, notifyAccount(services, own.accountId, { kind: 'language', ...answer }))
  return answer
})

export const accountEndpoints = [getCsrfToken, getSession, login, confirm, logout, createUser, putLanguage]
