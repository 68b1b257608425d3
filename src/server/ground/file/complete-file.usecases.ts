import type { FilePurpose } from '#src/contract/file/file.ts'
import { isImageKind } from '#src/contract/file/images.ts'
import type { CompletionInput } from '#src/contract/file/schemas.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFile } from './file.repository.ts'
import type { PictureFile, SentFile } from './file.tables.ts'
import { getFileToSend } from './file.usecases.ts'
import type { FileActs } from './file-acts.ts'
import { joinPieces } from './file-pieces.ts'
import { readWholeFile } from './read-whole-file.usecases.ts'
import { storePicture } from './store-picture.usecases.ts'

type Completed = { purpose: FilePurpose; became: string }

/** Joins the pieces of a file, checks it and applies its purpose. Idempotent: a repeated or concurrent call returns the same answer. */
export async function completeFile(
  services: Needs<'db' | 'cvs' | 'clock' | 'ids' | 'keys' | 'pictures' | 'files' | 'images'>,
  acts: FileActs,
  session: Session,
  id: string,
  input: CompletionInput,
): Promise<Completed> {
  const file = await getFileToSend(services, session, id)
  if (file.state === 'stored') return answer(file)
  try {
    const bytes = await joinPieces(services, file)
    const became = isPicture(file)
      ? await storePicture(services, acts[file.purpose], session, file, bytes)
      : await readWholeFile(services, acts[file.purpose], file, { ...input, bytes, session })
    return { purpose: file.purpose, became }
  } catch (error) {
    const stored = await findFile(services.db, id)
    if (stored?.state === 'stored') return answer(stored)
    throw error
  }
}

const isPicture = (file: SentFile): file is PictureFile => isImageKind(file.purpose)

const answer = ({ purpose, pictureKey, resultId }: SentFile): Completed => ({
  purpose,
  became: pictureKey ?? resultId ?? '',
})
