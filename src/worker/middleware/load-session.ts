import { createMiddleware } from 'hono/factory'
import { SESSION_COOKIE } from '#src/contract/http/constants.ts'
import type { SessionUser } from '#src/contract/http/session.ts'
import { connectServer } from '../access/connect-server.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeContext, EdgeEnv } from '../environment.ts'

/** Loads the session if the visitor has a cookie. On an outage the cookie stays. */
export const loadSession = (dependencies: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    if (!c.get('server')) c.set('server', connectServer(dependencies, c))
    const session = c.get('cookies')[SESSION_COOKIE] === undefined ? null : await findSession(c)
    c.set('session', session)
    c.set('csrfToken', session ? c.get('server').csrfTokenOfAnswer : hasGuestForm(c) ? await findToken(c) : undefined)
    await next()
  })

const hasGuestForm = (c: EdgeContext): boolean => {
  const { layout, guestForm } = c.get('route').route
  return layout === 'auth' || guestForm
}

async function findSession(c: EdgeContext): Promise<SessionUser | null> {
  const server = c.get('server')
  try {
    const session = await server.api.getSession()
    c.set('serverDown', false)
    return session
  } catch {
    return null
  }
}

/** Forms are shown without a token too; the server then rejects them with a message. */
async function findToken(c: EdgeContext): Promise<string | undefined> {
  try {
    return (await c.get('server').api.getCsrfToken()).csrfToken
  } catch {
    return undefined
  }
}
