import { localizePath } from '../../contract/addresses.ts'
import { DEFAULT_LOCALE, LOCALES, type LocaleCode } from '../../contract/locales.ts'
import type { RouteRow } from '../../contract/routes.ts'

export type Alternate = { hreflang: string; href: string }

/**
 * Keeps the parameters that make a page of its own, in the route's order; boxes ticked twice are joined by commas.
 * The first page is the page itself.
 */
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
 * The links between the versions of a page: its canonical address in the given locale, the twelve versions and
 * x-default, which is the English one. `path` is cleaned and without prefix, `origin` without trailing slash.
 */
export function alternatesOf(
  route: Pick<RouteRow, 'query'>,
  path: string,
  search: URLSearchParams,
  origin: string,
  locale: LocaleCode = DEFAULT_LOCALE,
): { canonical: string; alternates: Alternate[] } {
  const clean = cleanSearch(route, search)
  const href = (code: LocaleCode) => addressOf(code, path, clean, origin)
  const versions = LOCALES.map(({ code, hreflang }) => ({ hreflang: hreflang as string, href: href(code) }))
  return {
    canonical: href(locale),
    alternates: [...versions, { hreflang: 'x-default', href: href(DEFAULT_LOCALE) }],
  }
}
