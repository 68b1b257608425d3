import { picturePath } from '#src/contract/picture/picture.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { findSharePictures } from './account-pictures.repository.ts'

/** Erases share pictures of the company and its vacancies. */
export const erasePictures: ErasureStep = async ({ db, pictures }, accountId) => {
  for (const { kind, subject, version } of await findSharePictures(db, accountId))
    await pictures.remove(picturePath(kind, subject, version).slice(1))
}
