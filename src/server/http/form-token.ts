import { CSRF_HEADER } from '#src/contract/http/constants.ts'
import type { AppContext } from './context.ts'
import { readTokenOwner, writePreSessionCookie } from './cookies.ts'
import { createCsrfToken, isCsrfToken } from './csrf-token.ts'

function createToken(c: AppContext, owner: string): string {
  const { keys, ids, clock } = c.get('services')
  return createCsrfToken(keys['form-token'], owner, ids.secret(), clock())
}

/**
 * Returns the token for writes of this session or visit: the page's current one while it is valid, since it contains the time at which the
 * form was opened.
 */
export function giveToken(c: AppContext): string {
  const { keys, ids } = c.get('services')
  const held = c.req.header(CSRF_HEADER) ?? ''
  const owner = readTokenOwner(c)
  if (owner) return isCsrfToken(keys['form-token'], owner, held) ? held : createToken(c, owner)
  const visit = ids.secret()
  writePreSessionCookie(c, visit)
  return createToken(c, visit)
}

/** Sent with answers that report or change who is signed in, because the previous token would be rejected. Empty for guests. */
export const sendToken = (c: AppContext, owner: string | undefined): void =>
  c.header(CSRF_HEADER, owner ? createToken(c, owner) : '')
