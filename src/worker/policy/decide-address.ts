import { localizePath } from '#src/contract/http/addresses.ts'
import { MOVED_ROUTES, ROUTE_REDIRECTS } from '#src/contract/routes.ts'
import { DEFAULT_LOCALE, type LocaleCode } from '#src/domain/locales.ts'
import type { Arrival } from './arrival.ts'
import { chooseLocale } from './choose-locale.ts'
import type { Address } from './clean-address.ts'

export type AddressFacts = {
  pathname: string
  search: string
  /** The query with vocabulary values in canonical case. */
  canonicalSearch: string
  /** Whether a page of this address can exist; otherwise the 404 comes without a redirect. */
  exists: boolean
  address: Address
  arrival: Arrival
  isBot: () => boolean
  localeCookie: string | undefined
  acceptLanguage: string | null | undefined
  fallback: LocaleCode | undefined
  rootRedirect: string | undefined
}

export type AddressDecision =
  | { location: string; status: 301 | 302; cookie: LocaleCode | undefined }
  /**
   * The address is canonical or cannot be corrected; `locale` is then the language of the error. `cookie` is set if the reader just changed
   * the language by a link.
   */
  | { location: undefined; cookie: LocaleCode | undefined; locale?: LocaleCode }

/** Corrects everything about an address in one redirect. */
export function decideAddress(facts: AddressFacts): AddressDecision {
  const { address, arrival, pathname } = facts
  // The only character that is allowed in a typed query and not in a Location header.
  const search = facts.canonicalSearch.replaceAll('\\', '%5C')
  const locale = chosenLocale(facts)
  if (!facts.exists) return { location: undefined, cookie: undefined, locale }
  const path = MOVED_ROUTES[address.path] ?? address.path
  const moved = path === '/' && facts.rootRedirect ? facts.rootRedirect : ROUTE_REDIRECTS[path]
  const location = joinSearch(localizePath(locale, moved ?? path), search)
  if (location === pathname + facts.search)
    return { location: undefined, cookie: switchedLocale(address.locale, arrival) }
  const firstVisit = locale !== address.locale
  const namedDefault = address.prefix === 'default' && !facts.isBot()
  return {
    location,
    status: firstVisit || moved !== undefined || namedDefault ? 302 : 301,
    cookie: arrival.speculative ? undefined : firstVisit ? locale : namedDefault ? DEFAULT_LOCALE : undefined,
  }
}

/** Used if the address names no language and the reader has none yet. */
function chosenLocale(facts: AddressFacts): LocaleCode {
  const { address, arrival, isBot, localeCookie, acceptLanguage, fallback } = facts
  if (address.prefix !== 'none' || arrival.internal) return address.locale
  const locale = chooseLocale({ cookie: localeCookie, acceptLanguage, fallback, route: address.locale })
  return locale === address.locale || isBot() ? address.locale : locale
}

/** Returns the language of the page if the reader just changed to it from another one. */
export const switchedLocale = (locale: LocaleCode, { internal, from, speculative }: Arrival): LocaleCode | undefined =>
  internal && from && from !== locale && !speculative ? locale : undefined

function joinSearch(path: string, search: string): string {
  if (!search) return path
  const [bare = '', own] = path.split('?')
  if (own === undefined) return bare + search
  const typed = new URLSearchParams(search)
  for (const [name, value] of new URLSearchParams(own)) if (!typed.has(name)) typed.append(name, value)
  return `${bare}?${typed}`
}
