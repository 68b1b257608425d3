import { createMiddleware } from 'hono/factory'
import { SESSION_COOKIE } from '#src/contract/constants.ts'
import type { SessionUser } from '#src/contract/session.ts'
import { connectServer } from '../access/connect-server.ts'
import type { EdgeContext, EdgeDependencies, EdgeEnv } from '../environment.ts'

/** Asks once who is signed in, only when the visitor brings a session. An outage is no answer: the cookie stays. */
export const loadSession = (dependencies: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    if (!c.get('server')) c.set('server', connectServer(dependencies, c))
    const signed = c.get('cookies')[SESSION_COOKIE] !== undefined
    const needsToken = signed || hasGuestForm(c)
    const [session, csrfToken] = await Promise.all([
      signed ? findSession(c) : null,
      needsToken ? findToken(c) : undefined,
    ])
    c.set('session', session)
    // A token that belongs to a session which just ended would be refused.
    const outdated = signed && !session && !c.get('serverDown')
    c.set('csrfToken', outdated ? await findNewToken(c) : csrfToken)
    await next()
  })

const hasGuestForm = (c: EdgeContext): boolean => {
  const { layout, guestForm } = c.get('route').route
  return layout === 'auth' || guestForm
}

async function findSession(c: EdgeContext): Promise<SessionUser | null> {
  const server = c.get('server')
  try {
    return await server.api.getSession()
  } catch {
    c.set('serverDown', true)
    return null
  }
}

const findNewToken = async (c: EdgeContext) => (hasGuestForm(c) ? findToken(c) : undefined)

/** Without a token forms are shown all the same; the server refuses them with a message when they are sent. */
async function findToken(c: EdgeContext): Promise<string | undefined> {
  try {
    return (await c.get('server').api.getCsrfToken()).csrfToken
  } catch {
    c.set('serverDown', true)
    return undefined
  }
}
