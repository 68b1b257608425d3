import { DAY } from '#src/domain/time.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { markStored, takeArriving } from './file.repository.ts'
import type { Owner, PassingFile } from './file.tables.ts'
import type { ReadWhole, WholeFile } from './file-acts.ts'
import { removePieces } from './file-pieces.ts'
import { sweepFile } from './sweep-files.usecases.ts'

/** How long a lost answer can be requested again. */
const ANSWERED_FOR = DAY

/**
 * Lets the domain read a file that is not stored, and returns the id of the result. The bytes are deleted also if the file is rejected; only
 * after a server error can it be completed again.
 */
export async function readWholeFile(
  services: Parameters<ReadWhole>[0] & Needs<'pictures'>,
  read: ReadWhole,
  file: PassingFile,
  whole: Omit<WholeFile, 'id' | keyof Owner>,
): Promise<string> {
  const { db, clock } = services
  const { id, accountId, organisationId } = file
  try {
    const { type, resultId } = await read(services, { ...whole, id, accountId, organisationId })
    await runBatch(db, [markStored(db, id, { type, resultId, expiresAt: clock() + ANSWERED_FOR })])
    await removePieces(services, file)
    return resultId
  } catch (error) {
    if (error instanceof Failure)
      for (const refused of await takeArriving(db, id, clock())) await sweepFile(services, refused)
    throw error
  }
}
