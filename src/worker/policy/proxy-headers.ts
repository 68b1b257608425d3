import { ATTRIBUTION_COOKIE, REFERRAL_COOKIE, SOCIAL_COOKIE } from '#src/contract/http/constants.ts'

const HOP_BY_HOP = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
]
/** Identity headers that only the edge may set; values from outside are removed. */
const IDENTITY = new Set([
  'x-referral-id',
  'x-social-token',
  'x-attribution',
  'x-client-ip',
  'x-client-place',
  'x-edge-secret',
  'x-request-id',
  'x-real-ip',
  'forwarded',
])
const IDENTITY_PREFIXES = ['x-forwarded-', 'x-user-', 'cf-', 'x-internal-']
const FROM_COOKIES: readonly [header: string, cookie: string][] = [
  ['x-referral-id', REFERRAL_COOKIE],
  ['x-social-token', SOCIAL_COOKIE],
  ['x-attribution', ATTRIBUTION_COOKIE],
]

export type EdgeFacts = {
  requestId: string
  clientIp: string | null
  /** `UA;Odesa`, as the platform places the request. */
  clientPlace: string | null
  edgeSecret: string | undefined
  cookies: Readonly<Record<string, string>>
}

/** Headers that continue to the server: the reader's own without hop-by-hop and identity headers, then the edge's word. */
export function upstreamHeaders(inbound: Headers, facts: EdgeFacts): Headers {
  const headers = withoutHopByHop(inbound)
  for (const name of [...headers.keys()]) {
    if (IDENTITY.has(name) || IDENTITY_PREFIXES.some((prefix) => name.startsWith(prefix))) headers.delete(name)
  }
  headers.delete('host')
  return addEdgeHeaders(headers, facts)
}

/** Sets what the server trusts only from the edge. */
export function addEdgeHeaders(
  headers: Headers,
  { requestId, clientIp, clientPlace, edgeSecret, cookies }: EdgeFacts,
): Headers {
  headers.set('x-request-id', requestId)
  if (clientIp) headers.set('x-client-ip', clientIp)
  if (clientPlace) headers.set('x-client-place', clientPlace)
  if (edgeSecret) headers.set('x-edge-secret', edgeSecret)
  for (const [header, cookie] of FROM_COOKIES) {
    const value = cookies[cookie]
    // Cookies of this product are ASCII; anything else was not written here.
    if (value && /^[\x20-\x7e]{1,1000}$/.test(value)) headers.set(header, value)
  }
  return headers
}

export function withoutHopByHop(inbound: Headers): Headers {
  const headers = new Headers(inbound)
  const named = (inbound.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase())
  for (const name of [...HOP_BY_HOP, ...named]) if (/^[a-z0-9-]+$/.test(name)) headers.delete(name)
  return headers
}
