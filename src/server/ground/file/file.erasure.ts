import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { removeImage } from './images.usecases.ts'
import { findFolders, findKeptPictures } from './kept-files.repository.ts'

/** Erases private files, pieces and copies, then public pictures: avatar and logo with their renditions. */
export const eraseFiles: ErasureStep = async (services, accountId) => {
  const { db, files } = services
  for (const folder of await findFolders(db, accountId)) await files.remove(await files.list(folder))
  for (const image of await findKeptPictures(db, accountId)) await removeImage(services, image)
}
