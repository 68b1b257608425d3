import { createMiddleware } from 'hono/factory'
import { localeCookie } from '../access/cookies.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'

/** Adds the cookies of this visit last, so that nothing cached for everyone contains one. */
export const addCookies = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    await next()
    const locale = c.get('newLocale')
    const chosen = locale ? [localeCookie(locale, config)] : []
    const lines = new Set([...(c.get('server')?.setCookies ?? []), ...c.get('newCookies'), ...chosen])
    for (const line of lines) c.res.headers.append('set-cookie', line)
    const cleared = c.get('server')?.clearSiteData
    if (cleared) c.res.headers.set('clear-site-data', cleared)
  })
