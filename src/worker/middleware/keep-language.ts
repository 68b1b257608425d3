import { createMiddleware } from 'hono/factory'
import type { EdgeEnv } from '../environment.ts'
import { switchedLocale } from '../policy/decide-address.ts'

/** Stores the new language of a signed-in reader who followed a language link outside the app. */
export const keepLanguage = () =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    const session = c.get('session')
    const language = c.req.method === 'GET' ? switchedLocale(c.get('address').locale, c.get('arrival')) : undefined
    if (session && language && language !== session.language && !session.impersonator) {
      const server = c.get('server')
      const token = c.get('csrfToken')
      if (token) server.csrfToken = token
      const saved = await server.api.saveLanguage(language).catch(() => undefined)
      if (saved) c.set('session', { ...session, language })
    }
    await next()
  })
