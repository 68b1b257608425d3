import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { DAY_SECONDS, SOCIAL_COOKIE, SOCIAL_COOKIE_DAYS, SOCIAL_FLOW_SECONDS } from '#src/contract/http/constants.ts'
import { type AppContext, readEdgeHeader } from './context.ts'

// Lax, since the way back from a provider is a cross-site navigation.
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const
const FLOW_COOKIE = '__Host-social-flow'
const SECRET = /^[\w-]{43}$/

const readSecret = (value: string | undefined): string | undefined =>
  value !== undefined && SECRET.test(value) ? value : undefined

/** The state of a sign-in with a provider, for the browser that started it; shared by its tabs. */
export const readFlowCookie = (c: AppContext): string | undefined => readSecret(getCookie(c, FLOW_COOKIE))

export const writeFlowCookie = (c: AppContext, browser: string): void =>
  setCookie(c, FLOW_COOKIE, browser, { ...ATTRIBUTES, maxAge: SOCIAL_FLOW_SECONDS })

/** Returns the token of a pending sign-up, which the edge copies from its cookie. */
export const readSocialToken = (c: AppContext): string | undefined => readSecret(readEdgeHeader(c, 'x-social-token'))

const pendingAttributes = (c: AppContext) => {
  const domain = c.get('services').config.cookieDomain
  return { ...ATTRIBUTES, ...(domain && { domain }) }
}

export const writeSocialCookie = (c: AppContext, token: string): void =>
  setCookie(c, SOCIAL_COOKIE, token, { ...pendingAttributes(c), maxAge: SOCIAL_COOKIE_DAYS * DAY_SECONDS })

export const clearSocialCookie = (c: AppContext): void => {
  deleteCookie(c, SOCIAL_COOKIE, pendingAttributes(c))
}
