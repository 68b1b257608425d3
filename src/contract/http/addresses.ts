import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '#src/domain/locales.ts'
import { withQuery } from './with-query.ts'

export { type Query, withQuery } from './with-query.ts'

/** Adds the locale's prefix to a path; English has none. */
export function localizePath(locale: LocaleCode, path: string): string {
  if (locale === DEFAULT_LOCALE) return path
  return /^\/(?:[?#]|$)/.test(path) ? `/${locale}${path.slice(1)}` : `/${locale}${path}`
}

/** Splits a path into its locale and the path without prefix. */
export function splitLocale(path: string): { locale: LocaleCode; prefixed: boolean; path: string } {
  const [, first = '', ...rest] = path.split('/')
  if (first !== DEFAULT_LOCALE && isLocaleCode(first)) {
    return { locale: first, prefixed: true, path: `/${rest.join('/')}` }
  }
  return { locale: DEFAULT_LOCALE, prefixed: false, path }
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const UNSAFE = /[\u0000-\u001f\u007f\\]/

/**
 * Returns the value only if it is a path of this site: one leading slash, no backslash, no control characters. Two slashes anywhere would lead
 * to another site once the locale prefix is removed.
 */
export function safeRedirect(value: string | null | undefined): string | undefined {
  if (!value || value.length > 2000 || !value.startsWith('/') || value.startsWith('//') || UNSAFE.test(value))
    return undefined
  const url = new URL(value, 'https://site.invalid')
  if (url.origin !== 'https://site.invalid' || url.pathname.includes('//')) return undefined
  return url.pathname + url.search + url.hash
}

/** Returns a query as a record; repeated values are joined by commas, as lists are written in addresses. */
export function searchRecord(search: URLSearchParams): Record<string, string> {
  const record: Record<string, string> = {}
  for (const [name, value] of search) {
    if (value === '') continue
    record[name] = Object.hasOwn(record, name) ? `${record[name]},${value}` : value
  }
  return record
}

/** Returns path and query of a page in one normal form. */
export const placeOfPage = (path: string, search: URLSearchParams | Record<string, string>): string =>
  withQuery(path, search instanceof URLSearchParams ? searchRecord(search) : search)

/** The page of an agency or employer as a link target. */
export const companyLink = ({ country, slug }: { country: string; slug: string }) =>
  ({ to: '/crewing/$country/$slug', params: { country: country.toLowerCase(), slug } }) as const

/** The same as a path. */
export const companyPath = ({ country, slug }: { country: string; slug: string }): string =>
  `/crewing/${country.toLowerCase()}/${slug}`
