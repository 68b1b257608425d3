import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../environment.ts'
import { EdgeError, pageNotFound } from '../errors.ts'
import { findPageFault } from '../policy/validate-page.ts'
import { ERROR_ROUTE } from '../renderer.ts'

/** 404 for an address without a page or with impossible values. */
export const validatePage = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const { pathname, searchParams } = c.get('url')
    const match = c.get('route')
    if (match.route === ERROR_ROUTE) throw pageNotFound(pathname)
    const fault = findPageFault(match, searchParams)
    if (fault === 'plain') throw new EdgeError(404, 'edge.not-found.plain', { code: 'not-found' })
    if (fault === 'path') throw pageNotFound(pathname)
    await next()
  })
