import type { MiddlewareHandler } from 'hono'
import { CSRF_HEADER } from '#src/contract/http/constants.ts'
import type { AppContext, AppEnv } from '../http/context.ts'
import { readTokenOwner } from '../http/cookies.ts'
import { isCsrfToken } from '../http/csrf-token.ts'
import type { Endpoint } from '../http/endpoint.ts'
import { Failure } from '../platform/failure.ts'

/** Whether a path has the form of a declared one, with any value for `{name}`. */
function isOfForm(declared: string, path: string): boolean {
  const [parts, given] = [declared.split('/'), path.split('/')]
  return parts.length === given.length && parts.every((part, place) => part.startsWith('{') || part === given[place])
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Origin is compared with the configured list, never with the Host header. */
function isOwnOrigin(site: string | undefined, origin: string | undefined, origins: readonly string[]): boolean {
  if (site !== undefined) return site === 'same-origin'
  return origin !== undefined && origins.includes(origin)
}

const isFromOwnPage = (c: AppContext): boolean =>
  isOwnOrigin(c.req.header('sec-fetch-site'), c.req.header('origin'), c.get('services').config.origins)

function hasToken(c: AppContext): boolean {
  const { keys } = c.get('services')
  const owner = readTokenOwner(c)
  return owner !== undefined && isCsrfToken(keys['form-token'], owner, c.req.header(CSRF_HEADER) ?? '')
}

/**
 * Rejects writes from other sites. Our pages send the token of their session or pre-session, except for beacons; webhooks and one-click
 * unsubscribes are signed instead.
 */
export function refuseForeignWrite(endpoints: readonly Endpoint[]): MiddlewareHandler<AppEnv> {
  const signed = endpoints.filter(({ spec }) => spec.kind === 'webhook' || spec.mailed)
  const paths = new Set<string>(signed.map(({ spec }) => spec.path))
  const beacons = endpoints.filter(({ spec }) => spec.beacon)
  const isBeacon = (path: string) => beacons.some(({ spec }) => isOfForm(spec.path, path))
  return async (c, next) => {
    const isOwn = () => isFromOwnPage(c) && (isBeacon(c.req.path) || hasToken(c))
    if (!READS.has(c.req.method) && !paths.has(c.req.path) && !isOwn()) throw new Failure('csrf-failed')
    await next()
  }
}
