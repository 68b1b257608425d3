import { createHash } from 'node:crypto'
import { decodeBase64Url, encodeBase64Url } from './encoding.ts'
import { importKey, openBytes, sealBytes } from './sealed-bytes.ts'

// The secret also names the row by another digest, from which the key cannot be derived.
const keyOf = (secret: string): Promise<CryptoKey> =>
  importKey(new Uint8Array(createHash('sha256').update(`seal!${secret}`).digest()))

/** Encrypts a text with a secret, bound to a context. */
export const sealText = async (secret: string, context: string, text: string): Promise<string> =>
  encodeBase64Url(await sealBytes(await keyOf(secret), context, new TextEncoder().encode(text)))

/** Returns undefined for another secret, another context, or a changed text. */
export async function openText(secret: string, context: string, sealed: string): Promise<string | undefined> {
  const bytes = await openBytes(await keyOf(secret), context, decodeBase64Url(sealed))
  return bytes && new TextDecoder().decode(bytes)
}
