import { createMiddleware } from 'hono/factory'
import { LOCALE_COOKIE } from '../../contract/constants.ts'
import { localeCookie } from '../access/cookies.ts'
import type { EdgeDependencies, EdgeEnv } from '../environment.ts'
import { decideAddress } from '../policy/decide-address.ts'
import { redirectTo } from '../redirect.ts'
import { addVary } from '../vary.ts'

/** What decides where an address without prefix leads. */
const CHOICE = ['Accept-Language', 'Cookie', 'User-Agent', 'Referer', 'Sec-Fetch-Site']

/** `//Vacancy/`, `/en/vacancy`, `/uk/uk/vacancy`, a first visit: to the one right address, in one hop. */
export const redirectCanonical = ({ config }: EdgeDependencies) =>
  createMiddleware<EdgeEnv>(async (c, next) => {
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return next()
    const { pathname, search } = c.get('url')
    const address = c.get('address')
    const decision = decideAddress({
      pathname,
      search,
      address,
      arrival: c.get('arrival'),
      isBot: c.get('isBot'),
      localeCookie: c.get('cookies')[LOCALE_COOKIE],
      acceptLanguage: c.req.header('accept-language'),
      fallback: config.fallbackLocale,
      rootRedirect: config.rootRedirect,
    })
    if (decision.cookie) c.get('newCookies').push(localeCookie(decision.cookie))
    if (decision.location === undefined) await next()
    else c.res = redirectTo(c, decision.location, decision.status)
    addVary(c.res.headers, address.prefix === 'explicit' ? ['Cookie'] : CHOICE)
    return undefined
  })
