const NONCE_BYTES = 12

type Bytes = Uint8Array<ArrayBuffer>

export const KEY_BYTES = 32

export const importKey = (key: Bytes): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', key, 'AES-GCM', false, ['encrypt', 'decrypt'])

const parametersOf = (nonce: Bytes, context: string) => ({
  name: 'AES-GCM',
  iv: nonce,
  additionalData: new TextEncoder().encode(context),
})

/** Encrypts bytes with a key, bound to a context. */
export async function sealBytes(key: CryptoKey, context: string, bytes: Uint8Array): Promise<Bytes> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = new Uint8Array(await crypto.subtle.encrypt(parametersOf(nonce, context), key, bytes as Bytes))
  const whole = new Uint8Array(NONCE_BYTES + sealed.byteLength)
  whole.set(nonce)
  whole.set(sealed, NONCE_BYTES)
  return whole
}

/** Returns undefined for another key, another context, or changed bytes. */
export async function openBytes(key: CryptoKey, context: string, sealed: Bytes): Promise<Bytes | undefined> {
  const parameters = parametersOf(sealed.slice(0, NONCE_BYTES), context)
  try {
    return new Uint8Array(await crypto.subtle.decrypt(parameters, key, sealed.subarray(NONCE_BYTES)))
  } catch {
    return undefined
  }
}
