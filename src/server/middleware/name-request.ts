import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '../http/context.ts'

const SHAPE = /^[A-Za-z0-9_-]{8,64}$/

/** Assigns the request an id, the edge's if there is one, and returns it in the answer. */
export const nameRequest: MiddlewareHandler<AppEnv> = async (c, next) => {
  const given = c.req.header('x-request-id') ?? ''
  const id = SHAPE.test(given) ? given : crypto.randomUUID()
  c.set('requestId', id)
  c.header('x-request-id', id)
  await next()
}
