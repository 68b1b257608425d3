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

/** Pixels a side of what is kept: the largest place of a picture is far smaller. */
const KEPT_SIDE = 512
/** Pages for everyone that were drawn before may show the picture before for so long. */
const STILL_SHOWN = DAY

/** Draws a picture again, keeps and shows it in place of the one before; gives its key. */
export async function storePicture(
  services: Needs<'db' | 'clock' | 'pictures' | 'files' | 'images'>,
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
    // Given up or erased meanwhile: nothing else would take its picture away.
    if ((await findFile(db, file.id))?.state !== 'stored') await pictures.remove(place)
    throw new Failure('conflict')
  }
  await removePieces(services, file)
  return pictureKey
}

async function markAndShow(
  { db, clock }: Needs<'db' | 'clock'>,
  show: ShowPicture,
  session: Session,
  file: PictureFile,
): Promise<void> {
  const now = clock()
  const { accountId, organisationId, pictureKey } = file
  await runBatch(db, [
    markStored(db, file.id, { ...file, expiresAt: null }),
    ...demandOneChange(db),
    discardBefore(db, { ...file, until: now + STILL_SHOWN }),
    ...show(db, { accountId, organisationId, pictureKey, session, now }),
  ])
}

/** Takes a picture away; what is kept of it goes with the next sweep. */
export async function removePicture(
  services: Needs<'db' | 'clock'>,
  acts: FileActs,
  session: Session,
  purpose: ImageKind,
) {
  const { db, clock } = services
  const owner = ownerFor(purpose, session)
  const now = clock()
  const hidden: Statement[] = acts[purpose](db, { ...owner, pictureKey: null, session, now })
  await runBatch(db, [discardAll(db, { ...owner, purpose, now }), ...hidden])
  return { picture: null }
}
