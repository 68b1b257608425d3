import { createMiddleware } from 'hono/factory'
import { SESSION_COOKIE } from '#src/contract/http/constants.ts'
import { readCookies } from '../access/cookies.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'
import { isBot } from '../policy/bots.ts'

/** Assigns the request its id and the facts that later handlers read. */
export const assignRequestId = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const requestId = crypto.randomUUID()
    const url = new URL(c.req.url)
    c.set('requestId', requestId)
    c.set('url', url)
    const cookies = readCookies(c.req.header('cookie'))
    c.set('cookies', cookies)
    c.set(
      'isBot',
      once(() => isBot(c.req.header('user-agent'))),
    )
    c.set('origin', config.origin ?? url.origin)
    c.set('session', null)
    // Until the session is loaded: an earlier error does not make the visitor a guest.
    c.set('serverDown', cookies[SESSION_COOKIE] !== undefined)
    c.set('answerKind', 'data')
    c.set('nonce', '')
    c.set('newCookies', [])
    c.set('newLocale', undefined)
    await next()
    c.res.headers.set('x-request-id', requestId)
  })

function once<T>(read: () => T): () => T {
  let value: { it: T } | undefined
  return () => {
    value ??= { it: read() }
    return value.it
  }
}
