import { createMiddleware } from 'hono/factory'
import { readClientAddress } from '../access/client-address.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'
import { EdgeError } from '../errors.ts'

const READS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS'])
/** The period of the platform's counter in seconds. */
const PERIOD = 60

/** Rejects floods before the request is read; the server has the exact limits. */
export const limitWrites = ({ writeLimits, config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const subject = { address: readClientAddress({ config }, c), cookies: c.get('cookies') }
    if (!READS.has(c.req.method) && !(await writeLimits.allow(subject)))
      throw new EdgeError(429, 'error.code.too-many-requests', { code: 'too-many-requests', retryAfter: PERIOD })
    await next()
  })
