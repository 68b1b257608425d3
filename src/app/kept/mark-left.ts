import { DAY_SECONDS, LEFT_COOKIE, LEFT_COOKIE_DAYS } from '#src/contract/http/constants.ts'

/**
 * Scripts cannot delete the session cookie, but they can set another one: each request contains both, and the first that arrives ends the
 * session.
 */
export function markLeft(accountId: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store API is missing in some browsers of our readers
  document.cookie = `${LEFT_COOKIE}=${accountId}; Path=/; Max-Age=${LEFT_COOKIE_DAYS * DAY_SECONDS}; SameSite=Lax; Secure`
}
