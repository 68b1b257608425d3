import { createHash } from 'node:crypto'
import { decodeBase64Url, encodeBase64Url } from './encoding.ts'

const NONCE_BYTES = 12

// The secret also names the row by another digest, from which this one cannot be made.
const importKey = (secret: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', createHash('sha256').update(`seal!${secret}`).digest(), 'AES-GCM', false, [
    'encrypt',
    'decrypt',
  ])

const parametersOf = (nonce: Uint8Array<ArrayBuffer>, context: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(context),
})

/** Makes a text readable for those alone who have the secret and know the context it was written in. */
export async function sealText(secret: string, context: string, text: string): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const key = await importKey(secret)
  const sealed = await crypto.subtle.encrypt(parametersOf(nonce, context), key, new TextEncoder().encode(text))
  return encodeBase64Url(new Uint8Array([...nonce, ...new Uint8Array(sealed)]))
}

/** Undefined for another secret, another context, or a text that was changed. */
export async function openText(secret: string, context: string, sealed: string): Promise<string | undefined> {
  const bytes = decodeBase64Url(sealed)
  const key = await importKey(secret)
  try {
    const parameters = parametersOf(bytes.slice(0, NONCE_BYTES), context)
    return new TextDecoder().decode(await crypto.subtle.decrypt(parameters, key, bytes.slice(NONCE_BYTES)))
  } catch {
    return undefined
  }
}
