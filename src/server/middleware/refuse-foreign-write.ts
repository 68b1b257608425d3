import type { MiddlewareHandler } from 'hono'
import { CSRF_HEADER } from '#src/contract/constants.ts'
import type { AppEnv } from '../http/context.ts'
import { readTokenOwner } from '../http/cookies.ts'
import { isCsrfToken } from '../http/csrf-token.ts'
import { Failure } from '../platform/failure.ts'

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Origin is compared with the configured list, never with the Host header. */
function isOwnOrigin(site: string | undefined, origin: string | undefined, origins: readonly string[]): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin !== undefined && origins.includes(origin)
}

/** Writes come from our own pages and carry the token of their session or pre-session. */
export const refuseForeignWrite: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (READS.has(c.req.method)) return next()
  const { config, keys, clock } = c.get('services')
  const owner = readTokenOwner(c)
  const trusted =
    isOwnOrigin(c.req.header('sec-fetch-site'), c.req.header('origin'), config.origins) &&
    owner !== undefined &&
    isCsrfToken(keys['form-token'], owner, c.req.header(CSRF_HEADER) ?? '', clock())
  if (!trusted) throw new Failure('csrf-failed')
  await next()
}
