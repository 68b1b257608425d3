import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import {
  DAY_SECONDS,
  DEVICE_COOKIE,
  LEFT_COOKIE,
  PRE_SESSION_COOKIE,
  SESSION_COOKIE,
} from '#src/contract/http/constants.ts'
import type { AppContext } from './context.ts'

// Lax, since returns from social sign-in are cross-site navigations.
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const

export const readSessionCookie = (c: AppContext): string | undefined => getCookie(c, SESSION_COOKIE)

export const writeSessionCookie = (c: AppContext, token: string, lifetime: number): void => {
  setCookie(c, SESSION_COOKIE, token, { ...ATTRIBUTES, maxAge: Math.floor(lifetime / 1000) })
  deleteCookie(c, PRE_SESSION_COOKIE, ATTRIBUTES)
  if (readLeftCookie(c) !== undefined) clearLeftCookie(c)
}

export const clearSessionCookie = (c: AppContext): void => {
  deleteCookie(c, SESSION_COOKIE, ATTRIBUTES)
}

/** Written by the browser for an account that signed out while offline. */
export const readLeftCookie = (c: AppContext): string | undefined => getCookie(c, LEFT_COOKIE)

export const clearLeftCookie = (c: AppContext): void => {
  deleteCookie(c, LEFT_COOKIE, { secure: true, sameSite: 'Lax', path: '/' })
}

const DEVICE_LIFETIME = 365 * DAY_SECONDS

/** The token of a browser in which someone signed in before, which failed sign-ins elsewhere do not slow down. */
export const readDeviceCookie = (c: AppContext): string | undefined => getCookie(c, DEVICE_COOKIE)

export const writeDeviceCookie = (c: AppContext, value: string): void =>
  setCookie(c, DEVICE_COOKIE, value, { ...ATTRIBUTES, maxAge: DEVICE_LIFETIME })

// The shape of `ids.secret`; any other value is replaced.
const PRE_SESSION = /^[\w-]{43}$/

export function readPreSessionCookie(c: AppContext): string | undefined {
  const value = getCookie(c, PRE_SESSION_COOKIE)
  return value !== undefined && PRE_SESSION.test(value) ? value : undefined
}

/** What the token of a write is bound to: the session, even an ended one, or the visit. */
export const readTokenOwner = (c: AppContext): string | undefined => readSessionCookie(c) ?? readPreSessionCookie(c)

export const writePreSessionCookie = (c: AppContext, value: string): void =>
  setCookie(c, PRE_SESSION_COOKIE, value, ATTRIBUTES)
