import type { MiddlewareHandler } from 'hono'
import { PERSON_HEADER } from '#src/contract/http/constants.ts'
import { nameActing } from '#src/contract/http/session.ts'
import { type AppContext, type AppEnv, defer } from '../http/context.ts'
import { clearLeftCookie, clearSessionCookie, readLeftCookie, readSessionCookie } from '../http/cookies.ts'
import { closeSockets } from '../identity/session/devices.usecases.ts'
import type { Session } from '../identity/session/session.ts'
import { findSession, touchSession } from '../identity/session/session.usecases.ts'
import { signOut } from '../identity/session/sign-out.usecases.ts'

/** A page sends its account and organisation. A page that was opened before the account had an organisation sends only the account. */
const isMeant = (meant: string | undefined, user: Session['user']): boolean =>
  meant === undefined || meant === user.id || meant === nameActing(user)

/**
 * Loads the session. A request is anonymous if its page belongs to another account or organisation than the current session. Only the endpoint
 * that reports who is signed in clears an invalid cookie.
 */
export const loadSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  const token = readSessionCookie(c)
  const services = c.get('services')
  const found = token ? await findSession(services, token) : null
  const meant = c.req.header(PERSON_HEADER)
  const left = readLeftCookie(c)
  const isOver = left !== undefined && (await endLeft(c, token, found, left))
  const session = found && !isOver && isMeant(meant, found.user) ? found : null
  c.set('session', session)
  if (session) defer(c, touchSession(services, session))
  await next()
}

/**
 * Ends a session whose user signed out while offline; this is the first request since. Returns true if it was the session of this request. If
 * another user has signed in since, only the cookie is cleared.
 */
async function endLeft(
  c: AppContext,
  token: string | undefined,
  found: Session | null,
  left: string,
): Promise<boolean> {
  const isTheirs = token !== undefined && (found === null || found.accountId === left)
  if (isTheirs) {
    for (const accountId of await signOut(c.get('services'), token, found))
      defer(c, closeSockets(c.get('services'), accountId))
    clearSessionCookie(c)
  }
  clearLeftCookie(c)
  return isTheirs
}
