import { ACCOUNT_STORAGE_KEY, KEY_ADDRESS, nameKeyCache } from './account-places.ts'
import { withPatience } from './patience.ts'

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => done()
    request.onerror = () => failed(request.error)
  })

/**
 * Deletes the account's database, the key first: browsers keep deleted records in their logs for a while, which are unreadable without it.
 * Without the IndexedDB library, which would be most of this part.
 */
export async function wipeAccountDatabase(accountId: string): Promise<void> {
  try {
    const name = nameKeyCache(accountId)
    // Browsers delete the file of a cache once no page uses it, and that of a record at once.
    await (await caches.open(name)).delete(KEY_ADDRESS)
    await caches.delete(name)
  } catch {
    // No caches here, so there was no key either.
  }
  // Another tab may hold it a moment longer; it closes on request.
  await withPatience(deleteDatabase(`${ACCOUNT_STORAGE_KEY}-${accountId}`))
}
