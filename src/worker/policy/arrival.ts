import { splitLocale } from '#src/contract/http/addresses.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

export type Arrival = {
  /** Followed from a page of this site, so the locale is already chosen. */
  internal: boolean
  /** Locale of the previous page, if known. */
  from: LocaleCode | undefined
  /** Prefetched: nothing may be remembered. */
  speculative: boolean
}

/** Reads from a request's headers how the visitor came to this page. */
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
