import { DAY_SECONDS } from '#src/contract/http/constants.ts'
import { KEY_ADDRESS, nameKeyCache, SEEN_ADDRESS } from './account-places.ts'
import { locked } from './locked.ts'

const KEY_BYTES = 32

async function noteSeen(cache: Cache): Promise<void> {
  const seen = Number((await (await cache.match(SEEN_ADDRESS))?.text()) ?? 0)
  if (Date.now() - seen > DAY_SECONDS * 1000) await cache.put(SEEN_ADDRESS, new Response(String(Date.now())))
}

async function takeKey(cache: Cache): Promise<CryptoKey> {
  const kept = await cache.match(KEY_ADDRESS)
  const bytes = kept ? await kept.arrayBuffer() : crypto.getRandomValues(new Uint8Array(KEY_BYTES)).buffer
  if (!kept) await cache.put(KEY_ADDRESS, new Response(bytes))
  return crypto.subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
}

/**
 * The key of the account's data in this browser, created on first use. It is a separate file that is deleted with its cache; scripts cannot
 * export the returned key.
 */
export const openAccountKey = (accountId: string): Promise<CryptoKey> =>
  locked(nameKeyCache(accountId), async () => {
    const cache = await caches.open(nameKeyCache(accountId))
    const [key] = await Promise.all([takeKey(cache), noteSeen(cache)])
    return key
  })
