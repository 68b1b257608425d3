import { BROWSER_AGENT } from '../demo.ts'

/** Headers whose values differ from run to run. */
const VARYING = ['date', 'etag', 'x-request-id', 'content-length', 'last-modified', 'server-timing', 'age']

const settle = (name: string, value: string): string =>
  VARYING.includes(name)
    ? '…'
    : value
        .replace(/'(sha256|nonce)-[^']+'/g, "'$1-…'")
        .replace(/([/-])[\w-]{8}(\.(?:js|css|woff2|svg))/g, '$1…$2')
        .replace(/=[^;=]{16,}(?=;|$)/g, '=…')
        .replace(/localhost:\d+/g, 'localhost')

/** An address of the route: its own where it has no parameter, otherwise the first of the sitemap that fits. */
function addressOf(path: string, known: readonly string[]): string | undefined {
  if (!/[:*]/.test(path)) return path
  const pattern = new RegExp(`^${path.replace(/:\w+/g, '[^/]+').replace(/\*$/, '.+')}$`)
  return known.find((address) => pattern.test(address))
}

/** Status, place of a redirect and headers of each page for each account, by `<route> <account>`. */
export async function sampleHeaders(
  origin: string,
  routes: readonly { id: string; path: string }[],
  known: readonly string[],
  cookies: ReadonlyMap<string, string>,
): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {}
  for (const { id, path } of routes) {
    const address = addressOf(path, known)
    if (!address) continue
    for (const [account, cookie] of cookies) {
      const answer = await fetch(`${origin}${address}`, {
        redirect: 'manual',
        headers: { cookie, 'user-agent': BROWSER_AGENT, accept: 'text/html' },
      })
      await answer.arrayBuffer()
      const headers = [...answer.headers].map(([name, value]) => `${name}: ${settle(name, value)}`)
      found[`${id} ${account}`] = [`${answer.status}`, ...headers.sort()]
    }
  }
  return found
}
