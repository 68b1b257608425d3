/**
 * Pages that the browser may prefetch or prerender while a link is hovered. Excluded: pages with effects or secret ids, the crew list, where
 * views are counted, and other resources. The browser itself refrains on slow connections and with Save-Data.
 */
const QUIET = [
  '/auth',
  '/server',
  '/a',
  '/c',
  '/m',
  '/mailing',
  '/subscribe',
  '/t',
  '/withdraw',
  '/seamans',
  '/report',
  '/feed',
  '/calendar',
  '/dev',
]

const everywhere = (path: string) => [path, `${path}/*`, `/*${path}`, `/*${path}/*`]

const where = {
  and: [
    { href_matches: '/*' },
    { not: { href_matches: QUIET.flatMap(everywhere) } },
    { not: { selector_matches: '[hreflang], [data-no-prefetch], [rel~=nofollow]' } },
  ],
}

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'moderate' }],
})
