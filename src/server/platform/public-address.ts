import { countCharacters } from '#src/domain/text/text.ts'
import { MAX_WEB_ADDRESS } from '#src/domain/text/text-limits.ts'

/** Names that may resolve to private machines; Workers cannot see DNS answers. */
const CLOSED_ENDINGS = [
  'localhost',
  'localdomain',
  'local',
  'internal',
  'intranet',
  'private',
  'corp',
  'home',
  'lan',
  'arpa',
  'onion',
  'invalid',
  'test',
  // Services that resolve to the address in the name.
  'nip.io',
  'sslip.io',
  'xip.io',
  'localtest.me',
  'lvh.me',
  'vcap.me',
]
const HOST = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?:[a-z]{2,63}|xn--[a-z0-9-]{2,59})$/
const LOCAL = /^(?:localhost|127\.0\.0\.1)$/

type Options = {
  /** Our own hosts, which would call themselves. */
  own: readonly string[]
  /** Tests only: HTTP to this machine. */
  allowsLocal?: boolean
}

const isPublicHost = (host: string, own: readonly string[]): boolean =>
  HOST.test(host) &&
  !CLOSED_ENDINGS.some((ending) => host === ending || host.endsWith(`.${ending}`)) &&
  !own.some((name) => host === name || host.endsWith(`.${name}`))

/**
 * Returns the address if the server may fetch it: HTTPS on the default port, a public host name, no credentials. IP addresses are rejected in
 * every notation: the URL parser turns them into dotted decimals or brackets.
 */
export function readPublicAddress(text: string, { own, allowsLocal = false }: Options): URL | undefined {
  const typed = text.trim()
  if (countCharacters(typed) > MAX_WEB_ADDRESS || !URL.canParse(typed)) return undefined
  const url = new URL(typed)
  if (url.username !== '' || url.password !== '') return undefined
  url.hash = ''
  if (allowsLocal && url.protocol === 'http:' && LOCAL.test(url.hostname)) return url
  if (url.protocol !== 'https:' || url.port !== '') return undefined
  return isPublicHost(url.hostname, own) ? url : undefined
}
