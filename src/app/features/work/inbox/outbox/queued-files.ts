import type { AccountStore } from '#src/app/kept/account-store.ts'
import { keepBytes, openKeptBytes } from '#src/app/kept/kept-bytes.ts'
import { sendBytes } from '#src/app/ui/send-file/send-bytes.ts'
import { type Begun, sendFile } from '#src/app/ui/send-file/send-file.ts'
import type { FileApi } from '#src/contract/file/api.ts'

/** A file that waits here for its message: its bytes lie under its key, and what of it has begun to be sent continues. */
export type WaitingFile = { key: string; name: string; size: number; begun: Begun }

/** A file of a message and what it is called, '' where no one said: it has arrived before, or waits here. */
export type QueuedFile = { id: string; name: string } | WaitingFile

/** Bytes of all files that wait: a phone has room for little more. */
const MAX_WAITING_BYTES = 50_000_000

/** What lay here is gone: a message is not sent without its file. */
export class MissingFileError extends Error {}

export const waitingOf = (files: readonly QueuedFile[]): WaitingFile[] => files.filter((file) => 'key' in file)

const nameOf = (key: string) => `inbox-file:${key}` as const

/** Files that wait for their messages, sealed with what else this browser keeps of the account. */
export function openQueuedFiles(store: AccountStore) {
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await store.write(nameOf(key), undefined)
  }
  const keepOne = (key: string, file: File) =>
    // One that was changed or moved since it was chosen cannot be read any more.
    keepBytes(store, nameOf(key), file).catch(() => false)
  return {
    open: (key: string) => openKeptBytes(store, nameOf(key)),
    remove,
    /** Keeps all of them, or where this device does not take one of them none; `taken`: bytes that wait already. */
    keep: async (files: ReadonlyMap<string, File>, taken: number): Promise<boolean> => {
      let bytes = taken
      for (const [key, file] of files) {
        bytes += file.size
        if (bytes <= MAX_WAITING_BYTES && (await keepOne(key, file))) continue
        await remove([...files.keys()])
        return false
      }
      return true
    },
  }
}

type Means = {
  api: FileApi
  openFile: (key: string) => Promise<Blob | undefined>
  beginFile: (key: string, begun: Begun) => Promise<unknown>
}

/** Sends a file that waits from where it is, and gives its id; one that has arrived before is only asked about. Throws `MissingFileError`. */
export async function sendWaiting({ key, begun }: WaitingFile, { api, openFile, beginFile }: Means): Promise<string> {
  const bytes = await openFile(key)
  if (!bytes) throw new MissingFileError()
  const going = { ...begun }
  let told = begun.id
  const onSent = () => {
    if (going.id === told) return
    told = going.id
    void beginFile(key, { ...going })
  }
  try {
    return (await sendFile(api, bytes, { purpose: 'attachment', begun: going, onSent, via: sendBytes })).became
  } catch (error) {
    // Its pieces are not what was announced.
    if (told && !going.id) await beginFile(key, {})
    throw error
  }
}
