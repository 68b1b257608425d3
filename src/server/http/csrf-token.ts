import { isSameText, signText } from '../platform/crypto.ts'

const SHAPE = /^([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{43})$/

// The purpose comes first: visitors choose the rest, and other signatures are made with the same key.
const sign = (key: string, owner: string, random: string): string => signText(key, `csrf!${owner}!${random}`)

/** A token bound to the session or pre-session that asked for it. */
export const createCsrfToken = (key: string, owner: string, random: string): string =>
  `${random}.${sign(key, owner, random)}`

export function isCsrfToken(key: string, owner: string, token: string): boolean {
  const [, random, signature] = SHAPE.exec(token) ?? []
  return random !== undefined && signature !== undefined && isSameText(signature, sign(key, owner, random))
}
