import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../environment.ts'

/** Adds the cookies of this visit last, so that nothing which is kept for everybody ever holds one. */
export const addCookies = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    await next()
    const lines = new Set([...(c.get('server')?.setCookies ?? []), ...c.get('newCookies')])
    for (const line of lines) c.res.headers.append('set-cookie', line)
    const cleared = c.get('server')?.clearSiteData
    if (cleared) c.res.headers.set('clear-site-data', cleared)
  })
