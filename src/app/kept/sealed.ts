/** AES-GCM, with the name of the record as additional data. */
export type Sealed = { iv: Uint8Array<ArrayBuffer>; bytes: ArrayBuffer }

const IV_BYTES = 12

const bound = (name: string, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

/** `value`: any JSON value. */
export async function seal(key: CryptoKey, name: string, value: unknown): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const bytes = await crypto.subtle.encrypt(bound(name, iv), key, new TextEncoder().encode(JSON.stringify(value)))
  return { iv, bytes }
}

/** Throws if another key or another name was used. */
export async function unseal(key: CryptoKey, name: string, { iv, bytes }: Sealed): Promise<unknown> {
  return JSON.parse(new TextDecoder().decode(await crypto.subtle.decrypt(bound(name, iv), key, bytes)))
}
