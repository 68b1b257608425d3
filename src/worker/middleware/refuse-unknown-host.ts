import { createMiddleware } from 'hono/factory'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'
import { EdgeError } from '../errors.ts'

const LOCAL: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]'])

/** 421 for an unknown host: no answer may depend on a name that anyone can send. */
export const refuseUnknownHost = ({ config }: EdgeDependencies) => {
  const hosts = new Set([...config.hosts, ...(config.origin ? [new URL(config.origin).host] : [])])
  return createMiddleware<EdgeEnv>(async (c, next) => {
    const url = c.get('url')
    if (!hosts.has(url.host) && !LOCAL.has(url.hostname))
      throw new EdgeError(421, 'edge.host.text', { code: 'wrong-host' })
    await next()
  })
}
