import { ACCOUNT_STORAGE_KEY, KEY_ADDRESS, nameKeyCache } from './account-places.ts'
import { withPatience } from './patience.ts'

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((done, failed) => {
    const request = indexedDB.deleteDatabase(name)
    request.onsuccess = () => done()
    request.onerror = () => failed(request.error)
  })

/**
 * Nothing of the account is left in it. The key goes first: browsers leave deleted records in their logs for a while, and without it they
 * are noise. The library that opens it would be most of this part.
 */
export async function wipeAccountDatabase(accountId: string): Promise<void> {
  try {
    const name = nameKeyCache(accountId)
    // Browsers take the files of a deleted cache off the disk once no page holds it any more, and that of a record at once.
    await (await caches.open(name)).delete(KEY_ADDRESS)
    await caches.delete(name)
  } catch {
    // No caches here, so there was no key either.
  }
  // A page of another tab may hold it a moment longer; it lets go when asked.
  await withPatience(deleteDatabase(`${ACCOUNT_STORAGE_KEY}-${accountId}`))
}
