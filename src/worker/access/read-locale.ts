import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import type { EdgeContext } from '../environment.ts'
import { pageNotFound } from '../errors.ts'

/** The locale of an address outside of the pages, such as `/fr/feed/…`: its first segment, English where it has none. */
export function readLocale(c: EdgeContext): LocaleCode {
  const locale = c.req.param('locale') ?? DEFAULT_LOCALE
  if (!isLocaleCode(locale)) throw pageNotFound(c.get('url').pathname)
  return locale
}
