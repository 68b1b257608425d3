import { runBatch } from '#src/server/platform/database.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { removePieces } from './file-pieces.ts'
import { deleteFile, deletePieces, findExpired, findLeftovers } from './files.repository.ts'
import type { FileRow } from './files.tables.ts'
import { removeImage } from './images.usecases.ts'

const SWEPT_AT_ONCE = 100

async function sweepFile(services: Needs<'db' | 'pictures' | 'files'>, file: FileRow): Promise<void> {
  await removePieces(services, file)
  if (file.purpose === 'copy') await services.files.remove(file.objectKey ? [file.objectKey] : [])
  else if (file.pictureKey) await removeImage(services, { kind: file.purpose, key: file.pictureKey })
  await runBatch(services.db, [deleteFile(services.db, file.id)])
}

/** Takes away what never became whole, what was given up, private files whose time is over, and pieces of whole files that a broken run left. */
export async function sweepFiles(services: Needs<'db' | 'clock' | 'pictures' | 'files'>): Promise<void> {
  const { db, clock } = services
  for (const file of await findExpired(db, clock(), SWEPT_AT_ONCE)) await sweepFile(services, file)
  for (const file of await findLeftovers(db, SWEPT_AT_ONCE)) {
    await removePieces(services, file)
    await runBatch(db, [deletePieces(db, file.id)])
  }
}
