import { socialCallbackPath } from '#src/contract/social/social.ts'
import { readBody } from '../access/read-body.ts'
import type { EdgeContext } from '../environment.ts'
import { EdgeError, pageNotFound } from '../errors.ts'
import { redirectTo } from '../redirect.ts'

const LIMIT = 16_000
const TAKEN = ['state', 'code', 'iss', 'error']
const PROVIDER = /^[a-z][a-z0-9-]{0,39}$/

/**
 * Some providers answer by a form posted from their site, to which browsers add no cookie. It is not processed here: the equivalent query is
 * opened instead, with the cookie.
 */
export async function takePostedReturn(c: EdgeContext): Promise<Response> {
  const provider = c.req.param('provider') ?? ''
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (!PROVIDER.test(provider)) throw pageNotFound(c.get('url').pathname)
  if (type !== 'application/x-www-form-urlencoded')
    throw new EdgeError(415, 'edge.form.type', { code: 'wrong-content-type' })
  const posted = new URLSearchParams(await readBody(c.req.raw, LIMIT))
  const query = new URLSearchParams()
  for (const name of TAKEN) {
    const value = posted.get(name)
    if (value) query.set(name, value)
  }
  return redirectTo(c, `${socialCallbackPath(provider)}?${query}`, 303)
}
