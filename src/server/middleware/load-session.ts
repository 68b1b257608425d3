import type { MiddlewareHandler } from 'hono'
import { findSession, touchSession } from '../features/sessions/sessions.usecases.ts'
import { type AppEnv, defer } from '../http/context.ts'
import { readSessionCookie } from '../http/cookies.ts'

/** Finds who is asking. A cookie that opens nothing is taken back only where somebody asks who is signed in. */
export const loadSession: MiddlewareHandler<AppEnv> = async (c, next) => {
  const token = readSessionCookie(c)
  const services = c.get('services')
  const session = token ? await findSession(services, token) : null
  c.set('session', session)
  if (session) defer(c, touchSession(services, session))
  await next()
}
