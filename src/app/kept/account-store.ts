import { openAccountDatabase } from './account-database.ts'
import { openAccountKey } from './account-key.ts'
import { type KeptName, keyOf } from './kept-names.ts'
import { type Sealed, seal, unseal } from './sealed.ts'

/** The value of a name and the count of its writes, 0 before the first. */
export type Held<Value> = { rev: number; value: Value | undefined }

/** The count of the write and whether it outlives the page; or the current value, if another tab has written meanwhile. */
export type Written<Value> = { rev: number; isKept: boolean } | { other: Held<Value> }

/**
 * The data of one account in this browser, encrypted with the account's key, under names with the versions of this build. If the browser
 * stores nothing, the data lasts as long as the page. No function here throws.
 */
export type AccountStore = {
  read: <Value>(name: KeptName) => Promise<Held<Value>>
  /** Writes a value, or deletes it if undefined, unless it was written since `seen`; without `seen` always. */
  write: <Value>(name: KeptName, value: Value | undefined, seen?: number) => Promise<Written<Value>>
  /** Reads, changes and writes, and repeats on concurrent writes. Returns the stored value. */
  change: <Value>(name: KeptName, next: (before: Value | undefined) => Value | undefined) => Promise<Value | undefined>
}

type Place = {
  isKept: boolean
  read: (name: KeptName) => Promise<Held<unknown>>
  /** False if it was written since. */
  put: (name: KeptName, value: unknown, seen: number | undefined) => Promise<number | false>
}

/** Stores values in memory as long as the page lives. */
export function createPagePlace(): Place {
  const held = new Map<string, Held<unknown>>()
  const at = (name: string) => held.get(name) ?? { rev: 0, value: undefined }
  return {
    isKept: false,
    read: async (name) => at(name),
    put: async (name, value, seen = at(name).rev) => {
      // A value that the device could not store keeps its revision here.
      if (held.has(name) && seen !== at(name).rev) return false
      held.set(name, { rev: seen + 1, value })
      return seen + 1
    },
  }
}

async function openDevicePlace(accountId: string): Promise<Place> {
  const [database, secret] = await Promise.all([openAccountDatabase(accountId), openAccountKey(accountId)])
  /** Unreadable if its key was deleted. */
  const open = (key: string, sealed: Sealed | undefined) => sealed && unseal(secret, key, sealed).catch(() => undefined)
  return {
    isKept: true,
    read: async (name) => {
      const key = keyOf(name)
      const row = await database.get('kept', key)
      return { rev: row?.rev ?? 0, value: await open(key, row?.sealed) }
    },
    put: async (name, value, seen) => {
      const key = keyOf(name)
      const sealed = value === undefined ? undefined : await seal(secret, key, value)
      // One transaction, so that one of two tabs is first.
      const { store, done } = database.transaction('kept', 'readwrite')
      const rev = (await store.get(key))?.rev ?? 0
      const isOurs = seen === undefined || rev === seen
      if (isOurs) await store.put({ rev: rev + 1, ...(sealed && { sealed }) }, key)
      await done
      return isOurs && rev + 1
    },
  }
}

/** Stores values on the device; if it is full or was signed out in another tab, in `here`. */
export function createStore(device: Promise<Place>, here: Place): AccountStore {
  const moved = new Set<string>()
  async function at<Outcome>(name: KeptName, work: (place: Place) => Promise<Outcome>): Promise<Outcome> {
    try {
      if (!moved.has(name)) return await work(await device)
    } catch {
      moved.add(name)
    }
    return work(here)
  }
  const read = <Value>(name: KeptName) => at(name, (place) => place.read(name) as Promise<Held<Value>>)
  const write = <Value>(name: KeptName, value: Value | undefined, seen?: number) =>
    at<Written<Value>>(name, async (place) => {
      const rev = await place.put(name, value, seen)
      return rev === false ? { other: (await place.read(name)) as Held<Value> } : { rev, isKept: place.isKept }
    })
  async function change<Value>(name: KeptName, next: (before: Value | undefined) => Value | undefined) {
    for (;;) {
      const before = await read<Value>(name)
      const value = next(before.value)
      if ('rev' in (await write(name, value, before.rev))) return value
    }
  }
  return { read, write, change }
}

/** Without an account, or if the browser stores nothing, everything is in `here`. */
export const openAccountStore = (accountId?: string, here = createPagePlace()): AccountStore =>
  createStore(accountId === undefined ? Promise.resolve(here) : openDevicePlace(accountId).catch(() => here), here)
