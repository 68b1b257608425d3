import type { FilePurpose } from '#src/contract/file/file.ts'
import type { FileType } from '#src/contract/file/file-types.ts'
import { DAY } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { findFileType } from '#src/server/platform/file-signature.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { type Drawing, drawPicture } from './draw-picture.ts'
import { insertFile } from './file.repository.ts'
import type { FileRow } from './file.tables.ts'
import { keepPrivate } from './private-files.usecases.ts'
import type { Bytes } from './reading/parts.ts'
import { isActivePdf } from './reading/pdf/active-pdf.ts'
import { isPdf } from './reading/pdf/is-pdf.ts'

/** A file to store: its original type, and the stored type and bytes. */
export type Paper = { type: FileType; kept: 'pdf' | 'webp' | 'docx'; bytes: Uint8Array }

/** Redraws pictures without metadata; a PDF stays as its issuer signed it. Throws for a rejected file. */
export async function checkPaper(services: Needs<'images'>, drawing: Drawing, bytes: Bytes): Promise<Paper> {
  const type = findFileType(bytes)
  if (!type || !drawing.takes.includes(type)) throw new Failure('file-type-refused')
  if (type === 'pdf') {
    if (!isPdf(bytes)) throw new Failure('file-type-refused')
    if (isActivePdf(bytes)) throw new Failure('pdf-refused')
    return { type, kept: type, bytes }
  }
  const { picture } = await drawPicture(services, drawing, bytes)
  return { type, kept: 'webp', bytes: picture }
}

type Place = { accountId: string; purpose: FilePurpose; folder: string }

/** Stores the file encrypted. The row is written first, so that an interrupted run can be swept. */
export async function keepPaper(
  services: Needs<'db' | 'keys' | 'clock' | 'ids' | 'files'>,
  { accountId, purpose, folder }: Place,
  { kept, bytes }: Paper,
): Promise<FileRow> {
  const { db, clock, ids } = services
  const id = ids.publicId()
  const place = { id, accountId, purpose, objectKey: `${folder}${id}` }
  const coming = { organisationId: null, size: bytes.byteLength, digest: '', pictureKey: null, resultId: null }
  const until = clock() + DAY
  await runBatch(db, [
    insertFile(db, { ...place, ...coming, type: kept, state: 'arriving', createdAt: clock(), expiresAt: until }),
  ])
  return keepPrivate(services, { ...place, type: kept, expiresAt: null }, bytes)
}
