import { splitLocale } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export type Arrival = {
  /** Followed from a page of this site, so the reader has been given a locale before. */
  internal: boolean
  /** Locale of the page that the reader came from, when it is known. */
  from: LocaleCode | undefined
  /** Fetched ahead of a click that may never come: nothing may be remembered. */
  speculative: boolean
}

/** Reads from a request's headers how someone came to this page. */
export function readArrival(headers: Headers, origins: readonly (string | undefined)[]): Arrival {
  const referer = headers.get('referer')
  const referrer = referer ? URL.parse(referer) : null
  const own = referrer !== null && origins.includes(referrer.origin)
  return {
    internal: own || headers.get('sec-fetch-site') === 'same-origin',
    from: own ? splitLocale(referrer.pathname).locale : undefined,
    speculative: (headers.get('sec-purpose') ?? '').includes('prefetch'),
  }
}
