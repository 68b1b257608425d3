import * as declared from '#src/contract/session/endpoints.ts'
import { clearCarriedCookie, readCarriedCookie } from '#src/server/http/carried-cookie.ts'
import { defer } from '#src/server/http/context.ts'
import { clearSessionCookie, readSessionCookie } from '#src/server/http/cookies.ts'
import { implement } from '#src/server/http/endpoint.ts'
import { giveToken, sendToken } from '#src/server/http/form-token.ts'
import { closeSockets } from './devices.usecases.ts'
import { wasReplaced } from './session.usecases.ts'
import { signOut } from './sign-out.usecases.ts'

const getCsrfToken = implement(declared.getCsrfToken, async ({ c }) => ({ csrfToken: giveToken(c) }))

const getSession = implement(declared.getSession, async ({ c, services, session }) => {
  const token = readSessionCookie(c)
  if (token && !session && !(await wasReplaced(services, token))) clearSessionCookie(c)
  sendToken(c, session ? token : undefined)
  return session?.user ?? null
})

const logout = implement(declared.logout, async ({ c, services, session }) => {
  const token = readSessionCookie(c)
  const accountIds = token ? await signOut(services, token, session) : []
  for (const accountId of accountIds) defer(c, closeSockets(services, accountId))
  clearSessionCookie(c)
  if (readCarriedCookie(c)) clearCarriedCookie(c)
  c.header('clear-site-data', '"cache"')
  return null
})

export const sessionEndpoints = [getCsrfToken, getSession, logout]
