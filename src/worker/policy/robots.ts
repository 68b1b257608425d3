import { localizePath } from '#src/contract/http/addresses.ts'
import { LOCALE_CODES } from '#src/domain/locales.ts'

/** Areas that hold nothing for search engines, in every language. `/seamans` stays open so that its noindex is read. */
const CLOSED = [
  '/a/',
  '/account/',
  '/admin',
  '/auth',
  '/c/',
  '/calendar/',
  '/company/',
  '/m/',
  '/mailing/',
  '/report?',
  '/seaman/',
  '/seaman$',
  '/subscribe/',
  '/t/',
  '/training-center/',
  '/vacancy/create',
  '/withdraw/',
  '/dev/',
]

/** The text of robots.txt; `origin` without trailing slash. */
export function createRobots(origin: string): string {
  // Each language by name: `/*/seaman/` would close the journal's articles for seafarers too.
  const closed = CLOSED.flatMap((path) => LOCALE_CODES.map((locale) => `Disallow: ${localizePath(locale, path)}`))
  // Search engines take a feed as a sitemap of what is new.
  const maps = ['/sitemap.xml', '/feed/vacancies.xml'].map((path) => `Sitemap: ${origin}${path}`)
  return ['User-agent: *', ...closed, 'Disallow: /server/', '', ...maps, ''].join('\n')
}
