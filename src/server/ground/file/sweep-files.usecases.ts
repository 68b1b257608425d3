import { isImageKind } from '#src/contract/file/images.ts'
import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deleteFile, findLeftovers, takeExpired } from './file.repository.ts'
import type { FileRow } from './file.tables.ts'
import { removePieces } from './file-pieces.ts'
import { removeImage } from './images.usecases.ts'

const SWEPT_AT_ONCE = 100

/** Deletes a discarded file and everything made from it. */
export async function sweepFile(services: Needs<'db' | 'pictures' | 'files'>, file: FileRow): Promise<void> {
  await removePieces(services, file)
  const { purpose, objectKey, pictureKey } = file
  if (objectKey) await services.files.remove([objectKey])
  if (pictureKey && isImageKind(purpose)) await removeImage(services, { kind: purpose, key: pictureKey })
  await runBatch(services.db, [deleteFile(services.db, file.id)])
}

/** Deletes incomplete, discarded and read files, expired private files, and pieces of complete files that an interrupted run left. */
export async function sweepFiles(services: Needs<'db' | 'clock' | 'pictures' | 'files'>): Promise<void> {
  const { db, clock } = services
  for (const file of await takeExpired(db, clock(), SWEPT_AT_ONCE)) await sweepFile(services, file)
  for (const file of await findLeftovers(db, SWEPT_AT_ONCE)) await removePieces(services, file)
}
