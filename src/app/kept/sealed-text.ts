import { openAccountKey } from './account-key.ts'
import { seal, unseal } from './sealed.ts'

const keys = new Map<string, Promise<CryptoKey>>()

/** One key per page: after sign-out it encrypts with a deleted key. */
function keyOf(accountId: string): Promise<CryptoKey> {
  const key = keys.get(accountId) ?? openAccountKey(accountId)
  keys.set(accountId, key)
  return key
}

const toText = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
const toBytes = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))

/** Returns a value as text encrypted with the account's key, for stores of text. */
export async function sealText(accountId: string, name: string, value: unknown): Promise<string> {
  const { iv, bytes } = await seal(await keyOf(accountId), name, value)
  return `${toText(iv)}.${toText(new Uint8Array(bytes))}`
}

/** Throws if another key or another name was used. */
export async function unsealText(accountId: string, name: string, text: string): Promise<unknown> {
  const [iv, bytes] = text.split('.').map(toBytes) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>]
  return unseal(await keyOf(accountId), name, { iv, bytes: bytes.buffer })
}

/** Opens the key before the first input. */
export const warmSeal = (accountId: string): Promise<unknown> => keyOf(accountId)
