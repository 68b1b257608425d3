import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export const hashText = (text: string): string => createHash('sha256').update(text).digest('hex')

export const signText = (key: string | Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url')

export const signHex = (key: string, text: string): string => createHmac('sha256', key).update(text).digest('hex')

/** Compares digests of both, since timingSafeEqual throws on unequal lengths. */
export const isSameText = (first: string, second: string): boolean =>
  timingSafeEqual(createHash('sha256').update(first).digest(), createHash('sha256').update(second).digest())
