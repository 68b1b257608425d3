import { createMiddleware } from 'hono/factory'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'
import { EdgeError, pageNotFound } from '../errors.ts'
import { readArrival } from '../policy/arrival.ts'
import { cleanAddress } from '../policy/clean-address.ts'

/** Parses the address and rejects hostile ones before other code reads it. */
export const readAddress = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const url = c.get('url')
    const address = cleanAddress(url.pathname, url.search)
    if ('refused' in address) {
      if (address.refused === 404) throw pageNotFound(url.pathname)
      if (address.refused === 414) throw new EdgeError(414, 'edge.address.too-long', { code: 'bad-request' })
      throw new EdgeError(400, 'edge.address.unreadable', { code: 'bad-request' })
    }
    c.set('address', address)
    c.set('arrival', readArrival(c.req.raw.headers, [url.origin, config.origin]))
    await next()
  })
