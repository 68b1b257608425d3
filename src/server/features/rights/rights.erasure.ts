import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { accountFolder } from '#src/server/platform/file-store.ts'

/** Private files and copies. */
export const eraseFiles: ErasureStep = async ({ files }, accountId) => {
  await files.remove(await files.list(accountFolder(accountId)))
}
