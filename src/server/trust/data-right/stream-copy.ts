import { unzipSync, Zip, ZipDeflate, ZipPassThrough } from 'fflate'

/** A file that is read when its turn comes; what is gone by then is left out. */
export type LateFile = { name: string; open: () => Promise<Uint8Array | undefined> }

type Entry = LateFile & { isPacked: boolean }

/**
 * Returns an archive as a stream, with more files added one by one, because all of them together exceed the memory of a Worker.
 */
export function streamCopy(archive: Uint8Array, more: readonly LateFile[]): ReadableStream<Uint8Array> {
  const made = Object.entries(unzipSync(archive)).map(([name, bytes]) => ({ name, open: async () => bytes }))
  const entries: Entry[] = [
    ...made.map((file) => ({ ...file, isPacked: false })),
    ...more.map((file) => ({ ...file, isPacked: true })),
  ]
  let zip: Zip
  return new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, part, isLast) => {
        if (error) return controller.error(error)
        controller.enqueue(part)
        if (isLast) controller.close()
      })
    },
    async pull() {
      const entry = entries.shift()
      if (!entry) return zip.end()
      const bytes = await entry.open()
      if (!bytes) return
      // Pictures and PDFs get no smaller.
      const file = entry.isPacked ? new ZipPassThrough(entry.name) : new ZipDeflate(entry.name)
      zip.add(file)
      file.push(bytes, true)
    },
  })
}
