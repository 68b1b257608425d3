import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound } from '../errors.ts'

/** Returns the locale of a path outside the pages, such as `/fr/feed/…`: its first segment, otherwise English. */
export function readLocale(c: EdgeContext): LocaleCode {
  const locale = c.req.param('locale') ?? DEFAULT_LOCALE
  if (!isLocaleCode(locale)) throw pageNotFound(c.get('url').pathname)
  return locale
}
