import { CSRF_HEADER } from '#src/contract/http/constants.ts'
import type { AppContext } from './context.ts'
import { readTokenOwner, writePreSessionCookie } from './cookies.ts'
import { createCsrfToken, isCsrfToken } from './csrf-token.ts'

function createToken(c: AppContext, owner: string): string {
  const { keys, ids, clock } = c.get('services')
  return createCsrfToken(keys['form-token'], owner, ids.secret(), clock())
}

/** The token for the writes of this session or visit: the one that the page holds while it is good, since it tells when its form was opened. */
export function giveToken(c: AppContext): string {
  const { keys, ids } = c.get('services')
  const held = c.req.header(CSRF_HEADER) ?? ''
  const owner = readTokenOwner(c)
  if (owner) return isCsrfToken(keys['form-token'], owner, held) ? held : createToken(c, owner)
  const visit = ids.secret()
  writePreSessionCookie(c, visit)
  return createToken(c, visit)
}

/** Goes with the answers that tell or change who is signed in: a token that the page holds of before would be refused. Empty for no one. */
export const sendToken = (c: AppContext, owner: string | undefined): void =>
  c.header(CSRF_HEADER, owner ? createToken(c, owner) : '')
