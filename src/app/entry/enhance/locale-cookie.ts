import { DAY_SECONDS, LOCALE_COOKIE, LOCALE_COOKIE_DAYS } from '#src/contract/http/constants.ts'

/** Written as the edge writes it; in a frame of another site it must be partitioned. */
export function writeLocaleCookie(locale: string): void {
  const sameSite = window.parent === window ? 'samesite=lax' : 'samesite=none; secure'
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers of our readers
  document.cookie = `${LOCALE_COOKIE}=${locale}; path=/; max-age=${LOCALE_COOKIE_DAYS * DAY_SECONDS}; ${sameSite}`
}

/** Stores the language of a followed language link for the next visit. */
export function watchLanguageLinks(): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-locale]') : null
    const locale = link?.dataset.locale
    if (locale) writeLocaleCookie(locale)
  })
}
