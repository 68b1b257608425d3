import { getCookie, setCookie } from 'hono/cookie'
import { SHARE_COOKIE } from '#src/contract/http/constants.ts'
import { SHARE_PASS_FOR } from '#src/contract/share/share.ts'
import { SECOND } from '#src/domain/time.ts'
import type { AppContext } from './context.ts'

// Lax, since the link is in mails and messengers.
const ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'Lax', path: '/' } as const
const PASS = /^\d{13}\.[\w-]{43}$/

/** Returns the pass that the browser got for the PIN of the share link it opened last. */
export function readSharePass(c: AppContext): string | undefined {
  const value = getCookie(c, SHARE_COOKIE)
  return value !== undefined && PASS.test(value) ? value : undefined
}

export const writeSharePass = (c: AppContext, pass: string): void =>
  setCookie(c, SHARE_COOKIE, pass, { ...ATTRIBUTES, maxAge: SHARE_PASS_FOR / SECOND })
