import type { AccountStore } from '#src/app/kept/account-store.ts'
import { keepBytes, openKeptBytes } from '#src/app/kept/kept-bytes.ts'
import { sendBytes } from '#src/app/ui/send-file/send-bytes.ts'
import { type Begun, sendFile } from '#src/app/ui/send-file/send-file.ts'
import type { FileApi } from '#src/contract/file/api.ts'

/** A queued file of a message: its bytes are stored under its key, and a started upload continues. */
export type WaitingFile = { key: string; name: string; size: number; begun: Begun }

/** A file of a message and its name, '' for none: uploaded, or queued. */
export type QueuedFile = { id: string; name: string } | WaitingFile

/** Limit of queued files in bytes: a phone has little more space. */
const MAX_WAITING_BYTES = 50_000_000

/** The stored file is gone: the message is not sent without it. */
export class MissingFileError extends Error {}

export const waitingOf = (files: readonly QueuedFile[]): WaitingFile[] => files.filter((file) => 'key' in file)

const nameOf = (key: string) => `inbox-file:${key}` as const

/** Queued files, encrypted like the account's other local data. */
export function openQueuedFiles(store: AccountStore) {
  const remove = async (keys: readonly string[]): Promise<void> => {
    for (const key of keys) await store.write(nameOf(key), undefined)
  }
  const keepOne = (key: string, file: File) =>
    // A file that was changed or moved after it was chosen cannot be read.
    keepBytes(store, nameOf(key), file).catch(() => false)
  return {
    open: (key: string) => openKeptBytes(store, nameOf(key)),
    remove,
    /** Stores all of the files or none; `taken`: bytes already queued. */
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

/** Uploads a queued file and returns its id; an uploaded one is only checked. Throws `MissingFileError`. */
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
    // Its pieces differ from the announced file.
    if (told && !going.id) await beginFile(key, {})
    throw error
  }
}
