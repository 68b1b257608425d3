import type { MiddlewareHandler } from 'hono'
import { type EndpointSpec, isLimitedInGeneral } from '#src/contract/http/endpoint.ts'
import { readNetwork } from './caller.ts'
import type { AppEnv } from './context.ts'

/** Limits writes that have no narrower limit: by account, or by network for guests. */
export const demandPace =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (isLimitedInGeneral(spec)) {
      const { limiter, clock } = c.get('services')
      const session = c.get('session')
      if (session) await limiter.take('write-account', session.actorId ?? session.accountId, clock())
      else await limiter.take('write-address', readNetwork(c), clock())
    }
    await next()
  }
