import type { EdgeContext } from './environment.ts'

/** 204 tells a script where to lead, which follows no redirect. */
type Status = 204 | 301 | 302 | 303
const MOVED_FOR = 'private, max-age=3600'

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must be refused
const UNSAFE = /[\u0000-\u0020\u007f-\uffff\\]/

/** Whether a Location leads to a path of this site, whatever a browser makes of it. */
export function isOwnPath(location: string): boolean {
  if (!location.startsWith('/') || location.startsWith('//') || UNSAFE.test(location)) return false
  const url = URL.parse(location, 'https://site.invalid')
  return url?.origin === 'https://site.invalid' && !url.pathname.startsWith('//')
}

/** The only place that writes a Location. Temporary and not kept unless the status says that the address has moved. */
export function redirectTo(c: EdgeContext, location: string, status: Status = 302): Response {
  if (!isOwnPath(location)) throw new Error('A redirect may only lead to a path of this site')
  c.header('location', location)
  c.header('cache-control', status === 301 ? MOVED_FOR : 'no-store')
  return c.body(null, status)
}
