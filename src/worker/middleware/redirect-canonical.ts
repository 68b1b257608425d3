import { createMiddleware } from 'hono/factory'
import { LOCALE_COOKIE } from '#src/contract/http/constants.ts'
import { MOVED_ROUTES } from '#src/contract/routes.ts'
import type { EdgeDependencies } from '../dependencies.ts'
import type { EdgeEnv } from '../environment.ts'
import { decideAddress } from '../policy/decide-address.ts'
import { lowerValues } from '../policy/lower-values.ts'
import { findPageFault } from '../policy/validate-page.ts'
import { redirectTo } from '../redirect.ts'
import { ERROR_ROUTE } from '../renderer.ts'
import { addVary } from '../vary.ts'

/** What decides the target of an address without prefix. */
const CHOICE = ['Accept-Language', 'Cookie', 'User-Agent', 'Referer', 'Sec-Fetch-Site']

/** `//Vacancy/`, `/en/vacancy`, `/uk/uk/vacancy`, a first visit: redirects to the canonical address in one hop. */
export const redirectCanonical = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search, searchParams } = c.get('url')
    const route = c.get('route')
    const address = c.get('address')
    const arrival = c.get('arrival')
    const decision = decideAddress({
      pathname,
      search,
      canonicalSearch: config.lowersValues ? lowerValues(route.route, search) : search,
      exists:
        address.path in MOVED_ROUTES ||
        (route.route !== ERROR_ROUTE && findPageFault(route, searchParams) === undefined),
      address,
      arrival,
      isBot: c.get('isBot'),
      localeCookie: c.get('cookies')[LOCALE_COOKIE],
      acceptLanguage: c.req.header('accept-language'),
      fallback: config.fallbackLocale,
      rootRedirect: config.rootRedirect,
    })
    if (decision.cookie) c.set('newLocale', decision.cookie)
    if (decision.location === undefined) {
      if (decision.locale) c.set('address', { ...address, locale: decision.locale })
      await next()
    } else c.res = redirectTo(c, decision.location, decision.status)
    addVary(c.res.headers, address.prefix === 'explicit' ? ['Cookie'] : CHOICE)
    return undefined
  })
