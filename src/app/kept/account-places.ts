/** Name of the IndexedDB database of an account: this, a dash and the account's id. */
export const ACCOUNT_STORAGE_KEY = 'gangway-account'
const SEAL_STORAGE_KEY = 'gangway-seal'

/** Name of the cache that only holds the key of an account's database. */
export const nameKeyCache = (accountId: string): string => `${SEAL_STORAGE_KEY}-${accountId}`

/** The address of the key in it. */
export const KEY_ADDRESS = '/_seal'

/** Beside the key: the day on which the account was last opened here. */
export const SEEN_ADDRESS = '/_seen'

/** Returns the names of all key caches in this browser. */
export async function listKeyCaches(): Promise<string[]> {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  return names.filter((name) => name.startsWith(nameKeyCache('')))
}
