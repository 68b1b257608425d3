const ACCOUNT_STORAGE_KEY = 'gangway-account'

/** A page of another tab may hold it a moment longer; it lets go when asked. */
const PATIENCE = 1000

/** The browser's own database of one account. */
export const nameAccountDatabase = (accountId: string): string => `${ACCOUNT_STORAGE_KEY}-${accountId}`

/** Nothing of the account is left in it. The small script signs out too, so this does without the library that opens it. */
export function wipeAccountDatabase(accountId: string): Promise<void> {
  return new Promise((done) => {
    setTimeout(done, PATIENCE)
    try {
      const request = indexedDB.deleteDatabase(nameAccountDatabase(accountId))
      request.onsuccess = () => done()
      request.onerror = () => done()
    } catch {
      done()
    }
  })
}
