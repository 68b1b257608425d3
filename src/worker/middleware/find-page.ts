import { createMiddleware } from 'hono/factory'
import { findRoute } from '#src/contract/routes.ts'
import type { EdgeEnv } from '../environment.ts'
import { routablePath } from '../policy/clean-address.ts'
import { ERROR_ROUTE } from '../renderer.ts'

/** Finds the page of the address in the route table. */
export const findPage = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    c.set('route', findRoute(routablePath(c.get('address').path)) ?? { route: ERROR_ROUTE, params: {} })
    await next()
  })
