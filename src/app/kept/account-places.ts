/** The browser's own database of one account: this, and the account's id behind a dash. */
export const ACCOUNT_STORAGE_KEY = 'gangway-account'
const SEAL_STORAGE_KEY = 'gangway-seal'

/** The browser's cache that holds the key of an account's database, and nothing else. */
export const nameKeyCache = (accountId: string): string => `${SEAL_STORAGE_KEY}-${accountId}`

/** The key in it. */
export const KEY_ADDRESS = '/_seal'

/** Beside the key: when the account was last opened here, to the day. */
export const SEEN_ADDRESS = '/_seen'

/** Names of all the caches of keys that this browser has. */
export async function listKeyCaches(): Promise<string[]> {
  const names = (await globalThis.caches?.keys().catch(() => [])) ?? []
  return names.filter((name) => name.startsWith(nameKeyCache('')))
}
