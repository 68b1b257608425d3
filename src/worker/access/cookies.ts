import {
  ATTRIBUTION_COOKIE,
  ATTRIBUTION_COOKIE_DAYS,
  CHOICE_COOKIE,
  CHOICE_COOKIE_DAYS,
  DAY_SECONDS,
  LOCALE_COOKIE,
  LOCALE_COOKIE_DAYS,
  REFERRAL_COOKIE,
  REFERRAL_COOKIE_DAYS,
  TABLES_COOKIE,
  TABLES_COOKIE_DAYS,
} from '#src/contract/http/constants.ts'
import type { LocaleCode } from '#src/domain/locales.ts'

/**
 * Returns the cookies of a request by name; the first of a name wins, as browsers send the most specific first. Values are not decoded,
 * because they are passed on: Hono's reader decodes, and its writer encodes again.
 */
export function readCookies(header: string | null | undefined): Record<string, string> {
  const cookies: Record<string, string> = {}
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    const name = pair.slice(0, Math.max(at, 0)).trim()
    if (name && !Object.hasOwn(cookies, name)) cookies[name] = pair.slice(at + 1).trim()
  }
  return cookies
}

const keeping = (name: string, value: string, days: number): string[] => [
  `${name}=${value}`,
  `Max-Age=${days * DAY_SECONDS}`,
  'Path=/',
]

const lasting = (name: string, value: string, days: number, ...attributes: string[]): string =>
  [...keeping(name, value, days), ...attributes, 'SameSite=Lax'].join('; ')

/** In frames of other sites browsers only send `SameSite=None` cookies, which must be secure. */
export const localeCookie = (locale: LocaleCode, { isCrossOrigin }: { isCrossOrigin: boolean }): string =>
  [
    ...keeping(LOCALE_COOKIE, locale, LOCALE_COOKIE_DAYS),
    isCrossOrigin ? 'Secure; SameSite=None' : 'SameSite=Lax',
  ].join('; ')

/** @param domain the shared parent domain; left out on localhost, where browsers reject it. */
export function referralCookie(id: string, domain: string | undefined): string {
  return lasting(
    REFERRAL_COOKIE,
    id,
    REFERRAL_COOKIE_DAYS,
    ...(domain ? [`Domain=${domain}`] : []),
    'Secure',
    'HttpOnly',
  )
}

export const attributionCookie = (value: string): string =>
  lasting(ATTRIBUTION_COOKIE, value, ATTRIBUTION_COOKIE_DAYS, 'Secure', 'HttpOnly')

/** Pages change it too, so that scripts may read it. */
export const tablesCookie = (value: string): string => lasting(TABLES_COOKIE, value, TABLES_COOKIE_DAYS)

export type CookieChoice = 'all' | 'necessary'

/** Returns the cookies of the reader's choice; without consent the optional ones are deleted at once. */
export const choiceCookies = (choice: CookieChoice, domain: string | undefined): string[] => [
  lasting(CHOICE_COOKIE, choice, CHOICE_COOKIE_DAYS, 'Secure'),
  ...(choice === 'all'
    ? []
    : [
        lasting(ATTRIBUTION_COOKIE, '', 0, 'Secure', 'HttpOnly'),
        lasting(REFERRAL_COOKIE, '', 0, ...(domain ? [`Domain=${domain}`] : []), 'Secure', 'HttpOnly'),
      ]),
]

/** Returns name and value of a Set-Cookie line; the value is undefined if the line deletes the cookie. */
export function readSetCookie(line: string): { name: string; value: string | undefined } {
  const [pair = '', ...attributes] = line.split(';')
  const at = pair.indexOf('=')
  const deleted = attributes.some((attribute) => /^\s*max-age=(0|-\d+)\s*$/i.test(attribute))
  return { name: pair.slice(0, at).trim(), value: deleted ? undefined : pair.slice(at + 1).trim() }
}
