const ACCOUNT_STORAGE_KEY = 'gangway-account'
const SEAL_STORAGE_KEY = 'gangway-seal'

/** A page of another tab may hold it a moment longer; it lets go when asked. */
const PATIENCE = 1000

/** The browser's own database of one account. */
export const nameAccountDatabase = (accountId: string): string => `${ACCOUNT_STORAGE_KEY}-${accountId}`

/** The browser's cache that holds the key of that database, and nothing else. */
export const nameKeyCache = (accountId: string): string => `${SEAL_STORAGE_KEY}-${accountId}`

/** Beside the key: when the account was last opened here, to the day. */
export const SEEN_ADDRESS = '/_seen'

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, PATIENCE)
    try {
      const request = indexedDB.deleteDatabase(name)
      request.onsuccess = () => done()
      request.onerror = () => done()
    } catch {
      done()
    }
  })

/**
 * Nothing of the account is left in it. The key goes first: browsers leave deleted records in their logs for a while, and without it they
 * are noise. The small script signs out too, so this does without the library that opens it.
 */
export async function wipeAccountDatabase(accountId: string): Promise<void> {
  try {
    await caches.delete(nameKeyCache(accountId))
  } catch {
    // No caches here, so there was no key either.
  }
  await deleteDatabase(nameAccountDatabase(accountId))
}
