import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { nameAccountDatabase } from './wipe-account-database.ts'

type Kept = DBSchema & { draft: { key: string; value: unknown } }

const VERSION = 1

/** Undefined where the browser keeps nothing, as in some private windows. */
export async function openAccountDatabase(accountId: string): Promise<IDBPDatabase<Kept> | undefined> {
  try {
    const database: IDBPDatabase<Kept> = await openDB<Kept>(nameAccountDatabase(accountId), VERSION, {
      upgrade: (fresh) => {
        fresh.createObjectStore('draft')
      },
      // Whoever signs out in another tab is not held up by this one.
      blocking: () => database.close(),
    })
    return database
  } catch {
    return undefined
  }
}
