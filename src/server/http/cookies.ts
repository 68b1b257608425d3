import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { PRE_SESSION_COOKIE, SESSION_COOKIE } from '../../contract/constants.ts'
import type { AppContext } from './context.ts'

// Lax, since returns from social sign-in are cross-site navigations.
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const

export const readSessionCookie = (c: AppContext): string | undefined => getCookie(c, SESSION_COOKIE)

export const writeSessionCookie = (c: AppContext, token: string, lifetime: number): void => {
  setCookie(c, SESSION_COOKIE, token, { ...ATTRIBUTES, maxAge: Math.floor(lifetime / 1000) })
  deleteCookie(c, PRE_SESSION_COOKIE, ATTRIBUTES)
}

export const clearSessionCookie = (c: AppContext): void => {
  deleteCookie(c, SESSION_COOKIE, ATTRIBUTES)
}

export const readPreSessionCookie = (c: AppContext): string | undefined => getCookie(c, PRE_SESSION_COOKIE)

export const writePreSessionCookie = (c: AppContext, value: string): void =>
  setCookie(c, PRE_SESSION_COOKIE, value, ATTRIBUTES)
