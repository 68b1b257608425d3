/**
 * Pages that the browser may fetch, and draw, while a link is pointed at. Left out: whatever has an effect or opens by an id, the crew list,
 * where every look is counted, and what is no page. The browser itself holds back with Save-Data and on slow links.
 */
const QUIET = [
  '/auth',
  '/server',
  '/a',
  '/c',
  '/mailing',
  '/subscribe',
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
