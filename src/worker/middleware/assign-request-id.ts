import { createMiddleware } from 'hono/factory'
import { readCookies } from '../access/cookies.ts'
import type { EdgeDependencies, EdgeEnv } from '../environment.ts'
import { isBot } from '../policy/bots.ts'

/** Gives the request its id and the facts about it that everything later reads. */
export const assignRequestId = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const requestId = crypto.randomUUID()
    const url = new URL(c.req.url)
    c.set('requestId', requestId)
    c.set('url', url)
    c.set('cookies', readCookies(c.req.header('cookie')))
    c.set(
      'isBot',
      once(() => isBot(c.req.header('user-agent'))),
    )
    c.set('origin', config.origin ?? url.origin)
    c.set('session', null)
    c.set('serverDown', false)
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
