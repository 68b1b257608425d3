const LOCAL = /^(localhost|127\.0\.0\.1)$/

/** Another site's page that people may be sent to: over HTTPS, or on this very machine while the site itself is there. */
export function readLeaveAddress(address: string, origin: string): URL | undefined {
  const url = URL.parse(address)
  if (!url || url.username || url.password) return undefined
  if (url.protocol === 'https:') return url
  const isLocal = url.protocol === 'http:' && LOCAL.test(url.hostname) && LOCAL.test(new URL(origin).hostname)
  return isLocal ? url : undefined
}
