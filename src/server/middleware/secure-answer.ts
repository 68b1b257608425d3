import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import type { AppEnv } from '../http/context.ts'

const TWO_YEARS = 63_072_000

const headers = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: ["'none'"],
    frameAncestors: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
  },
  strictTransportSecurity: `max-age=${TWO_YEARS}; includeSubDomains; preload`,
  crossOriginResourcePolicy: 'same-origin',
  crossOriginOpenerPolicy: 'same-origin',
  referrerPolicy: 'no-referrer',
  xFrameOptions: 'DENY',
})

/** Sets the headers of every answer; answers are not cacheable unless an endpoint allows it. */
export const secureAnswer: MiddlewareHandler<AppEnv> = async (c, next) => {
  await headers(c, next)
  const policy = c.get('contentSecurityPolicy')
  if (policy) c.res.headers.set('content-security-policy', policy)
  if (!c.res.headers.has('cache-control')) c.res.headers.set('cache-control', 'no-store')
}
