import { isSigned, type Key } from '../platform/keys.ts'

const SHAPE = /^([A-Za-z0-9_-]{43})\.([0-9a-z]{1,11})\.([A-Za-z0-9_-]{43})$/

const textOf = (owner: string, random: string, time: string): string => `${owner}!${random}!${time}`

/** Returns a token bound to the session or pre-session. It contains the time of its creation. */
export function createCsrfToken(key: Key, owner: string, random: string, now: number): string {
  const time = now.toString(36)
  return `${random}.${time}.${key.sign(textOf(owner, random, time))}`
}

export function isCsrfToken(key: Key, owner: string, token: string): boolean {
  const [, random = '', time = '', signature] = SHAPE.exec(token) ?? []
  return signature !== undefined && isSigned(key, textOf(owner, random, time), signature)
}

/** Returns the creation time of a verified token. */
export const readTokenTime = (token: string): number => Number.parseInt(SHAPE.exec(token)?.[2] ?? '0', 36)
