import { negotiateLocale } from '#src/contract/http/negotiate-locale.ts'
import { isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'

type Wishes = {
  cookie: string | undefined
  acceptLanguage: string | null | undefined
  fallback: LocaleCode | undefined
  route: LocaleCode
}

/** The order of SPEC 4: cookie, browser languages, configured fallback, the route's own. */
export function chooseLocale({ cookie, acceptLanguage, fallback, route }: Wishes): LocaleCode {
  if (cookie && isLocaleCode(cookie)) return cookie
  return negotiateLocale(acceptLanguage) ?? fallback ?? route
}
