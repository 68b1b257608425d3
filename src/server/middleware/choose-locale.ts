import type { MiddlewareHandler } from 'hono'
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#src/contract/locales.ts'
import type { AppEnv } from '../http/context.ts'

const SAME_LANGUAGE: ReadonlyMap<string, LocaleCode> = new Map([['fil', 'tl']])

/** The first of the accepted languages that the product speaks. Quality values are taken in the order written. */
export function findLocale(header: string | undefined): LocaleCode {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const language = part.trim().split(/[-;]/)[0]?.toLowerCase() ?? ''
    const code = SAME_LANGUAGE.get(language) ?? language
    if (isLocaleCode(code)) return code
  }
  return DEFAULT_LOCALE
}

/** Edge and app set Accept-Language to the page's locale: answers speak it. */
export const chooseLocale: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('locale', findLocale(c.req.header('accept-language')))
  await next()
}
