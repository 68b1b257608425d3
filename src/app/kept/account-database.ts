import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { ACCOUNT_STORAGE_KEY } from './account-places.ts'
import type { Sealed } from './sealed.ts'

/** `rev` counts the writes of a name; a deleted value keeps its record. */
export type KeptRow = { rev: number; sealed?: Sealed }

type Kept = DBSchema & { kept: { key: string; value: KeptRow } }

/** A database of another version is not opened: then the page stores nothing, and says so. */
const VERSION = 1

const nameOf = (accountId: string): string => `${ACCOUNT_STORAGE_KEY}-${accountId}`

/** Whether this browser stores data of the account; false if it does not list its databases. */
export async function hasAccountDatabase(accountId: string): Promise<boolean> {
  // Missing in older browsers, although the types say otherwise.
  const list = (await (globalThis.indexedDB as Partial<IDBFactory> | undefined)?.databases?.()) ?? []
  return list.some(({ name }) => name === nameOf(accountId))
}

/** Throws if the browser stores nothing, as in some private windows. */
export async function openAccountDatabase(accountId: string): Promise<IDBPDatabase<Kept>> {
  const database: IDBPDatabase<Kept> = await openDB<Kept>(nameOf(accountId), VERSION, {
    upgrade: (fresh) => {
      fresh.createObjectStore('kept')
    },
    // Does not block a sign-out in another tab.
    blocking: () => database.close(),
  })
  return database
}
