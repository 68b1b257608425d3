import { picturePath } from '#src/contract/pictures.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { findKeptPictures, findSharePictures } from './account-pictures.repository.ts'
import { removeImage } from './images.usecases.ts'

/** What was shown: avatar and logo with their renditions, share pictures. */
export const erasePictures: ErasureStep = async (services, accountId) => {
  const { db, pictures } = services
  for (const image of await findKeptPictures(db, accountId)) await removeImage(services, image)
  for (const { kind, subject, version } of await findSharePictures(db, accountId))
    await pictures.remove(picturePath(kind, subject, version).slice(1))
}
