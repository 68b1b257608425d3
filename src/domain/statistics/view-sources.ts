/** Where the reader of a vacancy came from, as a kind: nothing more of the address is reported. */
export const VIEW_SOURCES = ['site', 'engine', 'alert', 'invitation', 'share', 'feed', 'other', 'direct'] as const
export type ViewSource = (typeof VIEW_SOURCES)[number]

/** Sources whose links are marked, because a mail program or a chat sends no referrer. */
const MARKED = ['alert', 'invitation', 'share', 'feed'] as const
type MarkedSource = (typeof MARKED)[number]

/** The hash of a marked link: it reaches no server, and pages stay the same in every cache. */
export const markOf = <Source extends MarkedSource>(source: Source) => `via-${source}` as const

const ENGINE =
  /^https:\/\/(?:[\w-]+\.)*(?:google|bing|yandex|ya|yahoo|duckduckgo|baidu|ecosia|qwant|startpage|naver|sogou|search\.brave)\./

/** @param referrer the address of the page before; empty if the browser does not report it */
export function findSource(hash: string, referrer: string, origin: string): ViewSource {
  const marked = MARKED.find((source) => hash === `#${markOf(source)}`)
  if (marked) return marked
  if (!referrer) return 'direct'
  if (referrer.startsWith(`${origin}/`)) return 'site'
  return ENGINE.test(referrer) ? 'engine' : 'other'
}
