import type { MiddlewareHandler } from 'hono'
import type { LimitName } from '../platform/limiter.ts'
import { readNetwork } from './caller.ts'
import type { AppEnv } from './context.ts'
import type { EndpointSpec } from './endpoint.ts'

const GENERAL: readonly LimitName[] = ['write-account', 'write-address']

const isGeneral = ({ method, limits, unlimited }: EndpointSpec): boolean => method !== 'get' && !limits && !unlimited

/** The limits of an endpoint: its own, or for a write that names none the general ones. */
export const limitsOf = (spec: EndpointSpec): readonly LimitName[] => (isGeneral(spec) ? GENERAL : (spec.limits ?? []))

/** Counts the writes that no narrower limit counts: by account, or by network where nobody is signed in. */
export const demandPace =
  (spec: EndpointSpec): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (isGeneral(spec)) {
      const { limiter, clock } = c.get('services')
      const session = c.get('session')
      if (session) await limiter.take('write-account', session.actorId ?? session.accountId, clock())
      else await limiter.take('write-address', readNetwork(c), clock())
    }
    await next()
  }
