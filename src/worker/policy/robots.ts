/** Areas that hold nothing for search engines, in every language. `/seamans` stays open so that its noindex is read. */
const CLOSED = [
  '/admin',
  '/auth',
  '/c/',
  '/company/',
  '/mailing/',
  '/report?',
  '/seaman/',
  '/seaman$',
  '/subscribe/',
  '/training-center/',
  '/vacancy/create',
  '/dev/',
]

/** The text of robots.txt; `origin` without trailing slash. */
export function createRobots(origin: string): string {
  const closed = CLOSED.flatMap((path) => [`Disallow: ${path}`, `Disallow: /*${path}`])
  // Search engines take a feed as a sitemap of what is new.
  const maps = ['/sitemap.xml', '/feed/vacancies.xml'].map((path) => `Sitemap: ${origin}${path}`)
  return ['User-agent: *', ...closed, 'Disallow: /server/', '', ...maps, ''].join('\n')
}
