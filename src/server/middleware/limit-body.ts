import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { maxBodyOf } from '#src/contract/http/raw-paths.ts'
import type { AppEnv } from '../http/context.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { fits } from '../http/path-failure.ts'
import { Failure } from '../platform/failure.ts'

const limitUsual: MiddlewareHandler<AppEnv> = (c, next) =>
  bodyLimit({
    maxSize: maxBodyOf(c.req.path),
    onError: () => {
      throw new Failure('body-too-large')
    },
  })(c, next)

/** Bodies are small. The size of an upload is checked while it is read. */
export function limitBody(endpoints: readonly Endpoint[]): MiddlewareHandler<AppEnv> {
  const uploads = endpoints.filter(({ spec }) => spec.kind === 'upload').map(({ spec }) => spec.path)
  return async (c, next) => (uploads.some((path) => fits(path, c.req.path)) ? next() : limitUsual(c, next))
}
