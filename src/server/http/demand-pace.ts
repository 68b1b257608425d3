import type { MiddlewareHandler } from 'hono'
import { type EndpointSpec, isLimitedInGeneral } from '#src/contract/http/endpoint.ts'
import { readNetwork } from './caller.ts'
import type { AppEnv } from './context.ts'

/** Counts the writes that no narrower limit counts: by account, or by network where no one is signed in. */
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
