import { decodeBase64Url, encodeBase64Url } from '#src/server/platform/encoding.ts'
import { openBytes, sealBytes } from '#src/server/platform/sealed-bytes.ts'

/** Encrypts a text or a file name with the key of the thread's seafarer, bound to its id. */
export const sealWords = async (key: CryptoKey, id: string, text: string): Promise<string> =>
  encodeBase64Url(await sealBytes(key, id, new TextEncoder().encode(text)))

/** Empty once the key is gone. */
export async function openWords(key: CryptoKey | undefined, id: string, words: string): Promise<string> {
  const bytes = key && (await openBytes(key, id, decodeBase64Url(words)))
  return bytes ? new TextDecoder().decode(bytes) : ''
}
