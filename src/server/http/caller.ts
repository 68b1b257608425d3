import { findNetwork } from '#src/contract/http/network.ts'
import { cutText } from '#src/domain/text/text.ts'
import { MAX_CITY } from '#src/domain/text/text-limits.ts'
import type { Session } from '../identity/session/session.ts'
import { hashText } from '../platform/crypto.ts'
import { describeDevice } from '../platform/devices.ts'
import { type AppContext, readEdgeHeader } from './context.ts'
import { readDeviceCookie, readSessionCookie } from './cookies.ts'
import { readReferral } from './referral.ts'

/** The origin of a request. */
export type Caller = {
  /** The network that limits count by. */
  address: string
  session: Session | null
  /** The digest of the session cookie of the request, valid or not. */
  cookieHash: string | undefined
  /** The token of a browser in which someone signed in before; not yet verified. */
  knownDevice: string | undefined
  /** The id of the referral link that brought the browser here. */
  referral: string | undefined
  origin: Place
}

/** The place stored with a session and its history. */
export type Place = { device: string | null; country: string | null; city: string | null }

/** The network from the edge's header; all clients that bypass the edge count as one network. */
export const readNetwork = (c: AppContext): string => findNetwork(readEdgeHeader(c, 'x-client-ip') ?? 'unknown')

const COUNTRY = /^[A-Z]{2}$/

/** `UA` or `UA;Odesa` with the city percent-encoded, from the platform's geolocation. */
function readPlace(c: AppContext): Pick<Place, 'country' | 'city'> {
  const [country = '', city = ''] = (readEdgeHeader(c, 'x-client-place') ?? '').split(';')
  if (!COUNTRY.test(country)) return { country: null, city: null }
  return { country, city: cutText(decode(city), MAX_CITY) || null }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

const hashOf = (token: string | undefined) => (token === undefined ? undefined : hashText(token))

export const readCaller = (c: AppContext): Caller => ({
  address: readNetwork(c),
  session: c.get('session'),
  cookieHash: hashOf(readSessionCookie(c)),
  knownDevice: readDeviceCookie(c),
  referral: readReferral(c),
  origin: { device: describeDevice(c.req.header('user-agent')), ...readPlace(c) },
})
