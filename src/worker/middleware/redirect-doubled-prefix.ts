import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../environment.ts'
import { singlePrefix } from '../policy/clean-address.ts'
import { redirectTo } from '../redirect.ts'

/** Files that are written when asked have one language before them, as pages do. */
export const redirectDoubledPrefix = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const { pathname, search } = c.get('url')
    const single = singlePrefix(pathname)
    if (single) return redirectTo(c, single + search, 301)
    return next()
  })
