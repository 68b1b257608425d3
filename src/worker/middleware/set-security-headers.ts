import { createMiddleware } from 'hono/factory'
import type { RouteMatch } from '#src/contract/routes.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'
import { createCsp, TRUSTED_TYPES_REPORT } from '../policy/csp.ts'
import { COMMON_HEADERS, HSTS, REPORTING } from '../policy/security-headers.ts'
import { STYLE_HASH } from '../renderer.ts'

/** Pages whose id opens something. */
const OPENED_BY_ID: readonly string[] = ['mailing-review', 'unsubscribe']

/** Whether the secret of a mailed or shared link is in the page's address, which must not leak as a referrer. */
const hasSecret = (url: URL, match: RouteMatch | undefined): boolean =>
  url.searchParams.has('token') ||
  match?.params.secret !== undefined ||
  (match !== undefined && OPENED_BY_ID.includes(match.route.id))

/** Adds the security headers to every answer, and `no-store` to those without a cache header. */
export const setSecurityHeaders = ({ build }: EdgeDependencies) => {
  const csp = createCsp(build.documentCsp)
  return createMiddleware<EdgeEnv>(async (c, next) => {
    await next()
    const { headers } = c.res
    const kind = c.get('answerKind')
    const isPage = kind === 'document' || kind === 'app'
    const inline = { nonce: c.get('nonce'), styleHash: headers.get(STYLE_HASH) }
    headers.delete(STYLE_HASH)
    if (!headers.has('content-security-policy')) headers.set('content-security-policy', csp(kind, inline))
    if (kind === 'app') headers.set('content-security-policy-report-only', TRUSTED_TYPES_REPORT)
    for (const [name, value] of isPage ? [...COMMON_HEADERS, ...REPORTING] : COMMON_HEADERS) headers.set(name, value)
    if (hasSecret(c.get('url'), c.get('route'))) headers.set('referrer-policy', 'no-referrer')
    if (c.get('url').protocol === 'https:') headers.set('strict-transport-security', HSTS)
    if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
  })
}
