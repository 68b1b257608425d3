import { localizePath } from '#src/contract/http/addresses.ts'
import type { RouteRow } from '#src/contract/routes.ts'
import { DEFAULT_LOCALE, LOCALE_CODES, LOCALES, type LocaleCode } from '#src/domain/locales.ts'

export type Alternate = { hreflang: string; href: string }

/** Returns the parameters that make a separate page, in the route's order; repeated checkboxes are joined by commas. The first page has none. */
export function cleanSearch(route: Pick<RouteRow, 'query'>, search: URLSearchParams): URLSearchParams {
  const clean = new URLSearchParams()
  for (const name of route.query) {
    const value = search.getAll(name).filter(Boolean).join(',')
    if (value && !(name === 'page' && value === '1')) clean.set(name, value)
  }
  return clean
}

function addressOf(locale: LocaleCode, path: string, search: URLSearchParams, origin: string): string {
  const query = search.toString().replaceAll('%2C', ',')
  return origin + localizePath(locale, path) + (query && `?${query}`)
}

/**
 * The links between the versions of a page: its canonical address in the given locale, all its versions and
 * x-default, which is the English one. `path` is cleaned and without prefix, `origin` without trailing slash.
 * Where the text does not exist in a locale the English page is the canonical one, and no version of it stands for that locale.
 */
export function alternatesOf(
  route: Pick<RouteRow, 'query'>,
  path: string,
  search: URLSearchParams,
  origin: string,
  locale: LocaleCode = DEFAULT_LOCALE,
  languages: readonly LocaleCode[] = LOCALE_CODES,
): { canonical: string; alternates: Alternate[] } {
  const clean = cleanSearch(route, search)
  const href = (code: LocaleCode) => addressOf(code, path, clean, origin)
  if (!languages.includes(locale)) return { canonical: href(DEFAULT_LOCALE), alternates: [] }
  const versions = LOCALES.filter(({ code }) => languages.includes(code)).map(({ code, hreflang }) => ({
    hreflang: hreflang as string,
    href: href(code),
  }))
  return {
    canonical: href(locale),
    alternates: [...versions, { hreflang: 'x-default', href: href(DEFAULT_LOCALE) }],
  }
}
