import type { AccountStore } from './account-store.ts'
import type { KeptName } from './kept-names.ts'

/** A file as JSON. */
type KeptBytes = { type: string; text: string }

const CHUNK = 32_768

async function toText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const chunks = Array.from({ length: Math.ceil(bytes.length / CHUNK) }, (_, place) =>
    String.fromCharCode(...bytes.subarray(place * CHUNK, (place + 1) * CHUNK)),
  )
  return btoa(chunks.join(''))
}

/** Encrypts the bytes of a file under a name. Returns whether they outlive the page. */
export async function keepBytes(store: AccountStore, name: KeptName, file: Blob): Promise<boolean> {
  const written = await store.write<KeptBytes>(name, { type: file.type, text: await toText(file) })
  return 'rev' in written && written.isKept
}

/** Undefined if nothing is stored under the name. */
export async function openKeptBytes(store: AccountStore, name: KeptName): Promise<Blob | undefined> {
  const { value } = await store.read<KeptBytes>(name)
  return value && new Blob([Uint8Array.from(atob(value.text), (one) => one.charCodeAt(0))], { type: value.type })
}
