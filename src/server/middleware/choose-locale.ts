import type { MiddlewareHandler } from 'hono'
import { negotiateLocale } from '#src/contract/http/negotiate-locale.ts'
import { DEFAULT_LOCALE } from '#src/domain/locales.ts'
import type { AppEnv } from '../http/context.ts'

/** Edge and app set Accept-Language to the page's locale. */
export const chooseLocale: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('locale', negotiateLocale(c.req.header('accept-language')) ?? DEFAULT_LOCALE)
  await next()
}
