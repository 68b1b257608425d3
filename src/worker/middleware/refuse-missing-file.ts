import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../environment.ts'
import { pageNotFound } from '../errors.ts'
import { answerForm } from '../policy/answer-form.ts'

/** A missing script or picture is a plain 404; it is neither a page nor localized. */
export const refuseMissingFile = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const { pathname } = c.get('url')
    if (answerForm(pathname, c.req.header('accept')) !== 'page') throw pageNotFound(pathname)
    await next()
  })
