import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { ACCOUNT_STORAGE_KEY } from './account-places.ts'
import type { Sealed } from './sealed.ts'

/** `rev` counts the writes of a name; a record whose value was taken away keeps it. */
export type KeptRow = { rev: number; sealed?: Sealed }

type Kept = DBSchema & { kept: { key: string; value: KeptRow } }

/** Another version is not opened: the page then keeps nothing, and says so. */
const VERSION = 1

const nameOf = (accountId: string): string => `${ACCOUNT_STORAGE_KEY}-${accountId}`

/** Whether this browser keeps anything of the account; one that does not list its databases is taken to keep nothing. */
export async function hasAccountDatabase(accountId: string): Promise<boolean> {
  // Older browsers have no such list, though their types say so.
  const list = (await (globalThis.indexedDB as Partial<IDBFactory> | undefined)?.databases?.()) ?? []
  return list.some(({ name }) => name === nameOf(accountId))
}

/** Throws where the browser keeps nothing, as in some private windows. */
export async function openAccountDatabase(accountId: string): Promise<IDBPDatabase<Kept>> {
  const database: IDBPDatabase<Kept> = await openDB<Kept>(nameOf(accountId), VERSION, {
    upgrade: (fresh) => {
      fresh.createObjectStore('kept')
    },
    // Anyone who signs out in another tab is not held up by this one.
    blocking: () => database.close(),
  })
  return database
}
