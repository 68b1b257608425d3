import { picturePath } from '#src/contract/pictures.ts'
import type { ErasureStep } from '#src/server/platform/erasure.ts'
import { findLogoKey, findSharePictures } from './account-pictures.repository.ts'
import { originalKey } from './images.usecases.ts'

/** What the company showed: logo with its renditions, share pictures. */
export const erasePictures: ErasureStep = async ({ db, pictures }, accountId) => {
  const logo = await findLogoKey(db, accountId)
  if (logo) {
    await pictures.remove(originalKey({ kind: 'logo', key: logo }))
    await pictures.removeUnder(`img/logo/${logo}-`)
  }
  for (const { kind, subject, version } of await findSharePictures(db, accountId))
    await pictures.remove(picturePath(kind, subject, version).slice(1))
}
