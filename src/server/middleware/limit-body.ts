import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../http/context.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { Failure } from '../platform/failure.ts'

const MAX_BODY = 64 * 1024

const limitTo = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Failure('body-too-large')
    },
  })

/** Bodies are small, but for the endpoints that say otherwise. */
export function limitBody(endpoints: readonly Endpoint[]): MiddlewareHandler<AppEnv> {
  const usual = limitTo(MAX_BODY)
  const others = new Map(
    endpoints.flatMap(({ spec }) => (spec.bodyLimit ? [[spec.path as string, limitTo(spec.bodyLimit)]] : [])),
  )
  return (c, next) => (others.get(c.req.path) ?? usual)(c, next)
}
