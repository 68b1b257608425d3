import { isSameText, signText } from '../platform/crypto.ts'

const SHAPE = /^([A-Za-z0-9_-]{43})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/

// The purpose comes first: visitors choose the rest, and other signatures are made with the same key.
const sign = (key: string, owner: string, random: string, time: string): string =>
  signText(key, `csrf!${owner}!${random}!${time}`)

/** A token bound to the session or pre-session that asked for it; it tells when that was. */
export function createCsrfToken(key: string, owner: string, random: string, now: number): string {
  const time = now.toString(36)
  return `${random}.${time}.${sign(key, owner, random, time)}`
}

export function isCsrfToken(key: string, owner: string, token: string): boolean {
  const [, random = '', time = '', signature] = SHAPE.exec(token) ?? []
  return signature !== undefined && isSameText(signature, sign(key, owner, random, time))
}

/** When a token that is known to be good was made. */
export const readTokenTime = (token: string): number => Number.parseInt(SHAPE.exec(token)?.[2] ?? '0', 36)
