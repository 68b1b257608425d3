import type { FilePurpose } from '#src/contract/files.ts'
import { IMAGE_TYPES } from '#src/contract/images.ts'
import { demandOneChange, isGuardFailure, runBatch, type Statement } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Session } from '../sessions/session.ts'
import { drawPicture } from './draw-picture.ts'
import type { FileActs } from './file-acts.ts'
import { joinPieces, removePieces } from './file-pieces.ts'
import { deletePieces, discardOthers, markStored } from './files.repository.ts'
import type { SentFile } from './files.tables.ts'
import { getOwnFile, ownerFor } from './files.usecases.ts'
import { originalKey } from './images.usecases.ts'

/** Joins a file, checks it and shows it as what it is for; done before, it answers the same again. */
export async function completeFile(
  services: Needs<'db' | 'clock' | 'ids' | 'pictures' | 'files' | 'images'>,
  acts: FileActs,
  session: Session,
  id: string,
) {
  const { pictures, ids } = services
  const file = await getOwnFile(services, session, id)
  if (file.state === 'stored') return { picture: file.pictureKey }
  const { purpose } = file
  const bytes = await joinPieces(services, file)
  const { type, picture } = await drawPicture(services, purpose, bytes)
  const pictureKey = ids.publicId().replaceAll('-', '')
  const place = originalKey({ kind: purpose, key: pictureKey })
  await pictures.save(place, picture, IMAGE_TYPES.webp)
  try {
    await store(services, acts, { ...file, type, pictureKey })
  } catch (error) {
    await pictures.remove(place)
    throw isGuardFailure(error) ? new Failure('conflict') : error
  }
  return { picture: pictureKey }
}

async function store(services: Needs<'db' | 'clock' | 'files'>, acts: FileActs, file: SentFile): Promise<void> {
  const { db, clock } = services
  const now = clock()
  const { accountId, companyId, pictureKey } = file
  await runBatch(db, [
    markStored(db, file.id, file),
    ...demandOneChange(db),
    discardOthers(db, { ...file, now }),
    ...acts[file.purpose](db, { accountId, companyId, pictureKey, now }),
  ])
  await removePieces(services, file)
  await runBatch(db, [deletePieces(db, file.id)])
}

/** Takes a picture away; what is kept of it goes with the next sweep. */
export async function removePicture(
  services: Needs<'db' | 'clock'>,
  acts: FileActs,
  session: Session,
  purpose: FilePurpose,
) {
  const { db, clock } = services
  const owner = ownerFor(purpose, session)
  const now = clock()
  const hidden: Statement[] = acts[purpose](db, { ...owner, pictureKey: null, now })
  await runBatch(db, [discardOthers(db, { ...owner, purpose, id: '', now }), ...hidden])
  return { picture: null }
}
