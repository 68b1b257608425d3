import { FILE_PURPOSES } from '#src/contract/file/file.ts'
import { IMAGE_TYPES, IMAGES, type ImageKind } from '#src/contract/file/images.ts'
import { DAY } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { drawPicture } from './draw-picture.ts'
import { discardAll, discardBefore, findFile, markStored } from './file.repository.ts'
import type { PictureFile } from './file.tables.ts'
import { ownerFor } from './file.usecases.ts'
import type { FileActs, ShowPicture } from './file-acts.ts'
import { removePieces } from './file-pieces.ts'
import { originalKey } from './images.usecases.ts'

/** Side of the stored picture in pixels; the largest place that shows one is far smaller. */
const KEPT_SIDE = 512
/** How long public pages that were rendered before may show the previous picture. */
const STILL_SHOWN = DAY

/** Redraws a picture and shows it in place of the previous one. Returns its key. */
export async function storePicture(
  services: Needs<'db' | 'clock' | 'ids' | 'pictures' | 'files' | 'images'>,
  show: ShowPicture,
  session: Session,
  file: PictureFile,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<string> {
  const { db, pictures } = services
  const { purpose, pictureKey } = file
  const place = originalKey({ kind: purpose, key: pictureKey })
  const { type, picture } = await drawPicture(
    services,
    { takes: FILE_PURPOSES[purpose].takes, side: KEPT_SIDE, square: IMAGES[purpose].fit },
    bytes,
  )
  await pictures.save(place, picture, IMAGE_TYPES.webp)
  try {
    await markAndShow(services, show, session, { ...file, type })
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    // The file was discarded or erased meanwhile: no other code would remove its picture.
    if ((await findFile(db, file.id))?.state !== 'stored') await pictures.remove(place)
    throw new Failure('conflict')
  }
  await removePieces(services, file)
  return pictureKey
}

async function markAndShow(
  services: Needs<'db' | 'clock' | 'ids'>,
  show: ShowPicture,
  session: Session,
  file: PictureFile,
): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const { accountId, organisationId, pictureKey } = file
  await runBatch(db, [
    markStored(db, file.id, { ...file, expiresAt: null }),
    ...demandOneChange(db),
    discardBefore(db, { ...file, until: now + STILL_SHOWN }),
    ...show(services, { accountId, organisationId, pictureKey, session, now }),
  ])
}

/** Removes a picture; the next sweep deletes the stored bytes. */
export async function removePicture(
  services: Needs<'db' | 'clock' | 'ids'>,
  acts: FileActs,
  session: Session,
  purpose: ImageKind,
) {
  const { db, clock } = services
  const owner = ownerFor(purpose, session)
  const now = clock()
  const hidden: Statement[] = acts[purpose](services, { ...owner, pictureKey: null, session, now })
  await runBatch(db, [discardAll(db, { ...owner, purpose, now }), ...hidden])
  return { picture: null }
}
