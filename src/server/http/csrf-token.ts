import { isSigned, type Key } from '../platform/keys.ts'

const SHAPE = /^([A-Za-z0-9_-]{43})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/

const textOf = (owner: string, random: string, time: string): string => `${owner}!${random}!${time}`

/** A token bound to the session or pre-session that asked for it; it tells when that was. */
export function createCsrfToken(key: Key, owner: string, random: string, now: number): string {
  const time = now.toString(36)
  return `${random}.${time}.${key.sign(textOf(owner, random, time))}`
}

export function isCsrfToken(key: Key, owner: string, token: string): boolean {
  const [, random = '', time = '', signature] = SHAPE.exec(token) ?? []
  return signature !== undefined && isSigned(key, textOf(owner, random, time), signature)
}

/** When a token that is known to be good was made. */
export const readTokenTime = (token: string): number => Number.parseInt(SHAPE.exec(token)?.[2] ?? '0', 36)
