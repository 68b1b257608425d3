import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { CARRIED_COOKIE, CARRIED_SECONDS } from '#src/contract/http/constants.ts'
import type { AppContext } from './context.ts'

// Lax, since people may come back from a provider, which is a cross-site navigation.
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const
const SECRET = /^[\w-]{43}$/

/** Returns the token of the form draft that a guest left in this browser. */
export function readCarriedCookie(c: AppContext): string | undefined {
  const value = getCookie(c, CARRIED_COOKIE)
  return value !== undefined && SECRET.test(value) ? value : undefined
}

export const writeCarriedCookie = (c: AppContext, secret: string): void =>
  setCookie(c, CARRIED_COOKIE, secret, { ...ATTRIBUTES, maxAge: CARRIED_SECONDS })

export const clearCarriedCookie = (c: AppContext): void => {
  deleteCookie(c, CARRIED_COOKIE, ATTRIBUTES)
}
