/**
 * Pages that the browser may fetch, then draw, before the tap. Left out: whatever has an effect, opens by an id or is counted.
 * The browser itself holds back with Save-Data and on slow links.
 */
const QUIET = [
  '/auth/*',
  '/*/auth/*',
  '/server/*',
  '/seamans*',
  '/*/seamans*',
  '/c/*',
  '/*/c/*',
  '/mailing/*',
  '/*/mailing/*',
  '/subscribe/*',
  '/*/subscribe/*',
  '/dev/*',
]

const where = {
  and: [
    { href_matches: '/*' },
    ...QUIET.map((path) => ({ not: { href_matches: path } })),
    { not: { selector_matches: '[hreflang], [data-no-prefetch], [rel~=nofollow]' } },
  ],
}

export const SPECULATION_RULES = JSON.stringify({
  prefetch: [{ where, eagerness: 'moderate' }],
  prerender: [{ where, eagerness: 'conservative' }],
})
