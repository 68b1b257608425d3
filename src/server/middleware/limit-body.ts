import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { AppEnv } from '../http/context.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { fits } from '../http/path-failure.ts'
import { Failure } from '../platform/failure.ts'

const MAX_BODY = 64 * 1024

const limitTo = (maxSize: number): MiddlewareHandler<AppEnv> =>
  bodyLimit({
    maxSize,
    onError: () => {
      throw new Failure('body-too-large')
    },
  })

/** Bodies are small, but for the endpoints that say otherwise. An upload is counted while it is read, not before. */
export function limitBody(endpoints: readonly Endpoint[]): MiddlewareHandler<AppEnv> {
  const usual = limitTo(MAX_BODY)
  const others = new Map(
    endpoints.flatMap(({ spec }) => (spec.bodyLimit ? [[spec.path as string, limitTo(spec.bodyLimit)]] : [])),
  )
  const uploads = endpoints.filter(({ spec }) => spec.kind === 'upload').map(({ spec }) => spec.path)
  return async (c, next) =>
    uploads.some((path) => fits(path, c.req.path)) ? next() : (others.get(c.req.path) ?? usual)(c, next)
}
