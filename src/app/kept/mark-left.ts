import { DAY_SECONDS, LEFT_COOKIE, LEFT_COOKIE_DAYS } from '#src/contract/http/constants.ts'

/**
 * Scripts cannot take the cookie of the session away, but they can put a word beside it: every request carries both, and what it opened is
 * over with the first that arrives.
 */
export function markLeft(accountId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers of our readers
  document.cookie = `${LEFT_COOKIE}=${accountId}; Path=/; Max-Age=${LEFT_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax; Secure`
}
