import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../environment.ts'
import { singlePrefix } from '../policy/clean-address.ts'
import { redirectTo } from '../redirect.ts'

/** Generated files have one language prefix, as pages do. */
export const redirectDoubledPrefix = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const { pathname, search } = c.get('url')
    const single = singlePrefix(pathname)
    if (single) return redirectTo(c, single + search, 301)
    return next()
  })
