const LIMIT = 200
const CAMPAIGN = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

/** Search engines by a part of their host name, with the parameter of the search words. */
const ENGINES: readonly { name: string; host: RegExp; words: string }[] = [
  { name: 'google', host: /(^|\.)google(\.[a-z]{2,3}){1,2}$/, words: 'q' },
  { name: 'bing', host: /(^|\.)bing\.com$/, words: 'q' },
  { name: 'yandex', host: /(^|\.)(yandex(\.[a-z]{2,3}){1,2}|ya\.ru)$/, words: 'text' },
  { name: 'yahoo', host: /(^|\.)search\.yahoo\.com$/, words: 'p' },
  { name: 'duckduckgo', host: /(^|\.)duckduckgo\.com$/, words: 'q' },
  { name: 'baidu', host: /(^|\.)baidu\.com$/, words: 'wd' },
  { name: 'ecosia', host: /(^|\.)ecosia\.org$/, words: 'q' },
  { name: 'qwant', host: /(^|\.)qwant\.com$/, words: 'q' },
  { name: 'brave', host: /^search\.brave\.com$/, words: 'q' },
  { name: 'startpage', host: /(^|\.)startpage\.com$/, words: 'query' },
  { name: 'naver', host: /(^|\.)search\.naver\.com$/, words: 'query' },
  { name: 'sogou', host: /(^|\.)sogou\.com$/, words: 'query' },
]

/**
 * Returns the source of a visit: utm parameters, otherwise a known search engine with its words if visible.
 * @returns a urlencoded list for the attribution cookie, or undefined.
 */
export function readAttribution(url: URL, referrer: string | null | undefined): string | undefined {
  const found = readCampaign(url.searchParams) ?? readEngine(referrer)
  if (!found) return undefined
  found.set('landing', url.pathname.slice(0, LIMIT))
  return found.toString()
}

function readCampaign(search: URLSearchParams): URLSearchParams | undefined {
  const found = new URLSearchParams()
  for (const name of CAMPAIGN) {
    const value = search.get(name)?.trim()
    if (value) found.set(name.slice(4), value.slice(0, LIMIT))
  }
  return found.size > 0 ? found : undefined
}

function readEngine(referrer: string | null | undefined): URLSearchParams | undefined {
  // A failed parse is expensive; most requests have no referrer.
  const from = referrer ? URL.parse(referrer) : null
  const engine = from && ENGINES.find(({ host }) => host.test(from.hostname))
  if (!engine) return undefined
  const found = new URLSearchParams({ source: engine.name, medium: 'organic' })
  const words = from.searchParams.get(engine.words)?.trim()
  if (words) found.set('term', words.slice(0, LIMIT))
  return found
}

/** Returns the id of a referral link, or undefined if it is invalid. */
export function readReferral(search: URLSearchParams): string | undefined {
  const id = search.get('ref')
  return id && /^[A-Za-z0-9_-]{1,64}$/.test(id) ? id : undefined
}
