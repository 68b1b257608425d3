import { strFromU8, unzipSync } from 'fflate'
import { ImportFailure } from './import-failure.ts'

/** Limit of all unpacked files of an archive, in bytes. */
const MAX_INFLATED = 20 * 1024 * 1024
const MAX_ENTRIES = 2_000

/** Returns the texts of named files in an archive. Unpacks at most the declared sizes. */
export function openZip(bytes: Uint8Array, isWanted: (name: string) => boolean): Record<string, string> {
  let total = 0
  let entries = 0
  try {
    const files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1
        total += originalSize
        if (entries > MAX_ENTRIES || total > MAX_INFLATED) throw new ImportFailure('too-large')
        return isWanted(name)
      },
    })
    return Object.fromEntries(Object.entries(files).map(([name, file]) => [name, strFromU8(file)]))
  } catch (error) {
    throw error instanceof ImportFailure ? error : new ImportFailure('broken')
  }
}
