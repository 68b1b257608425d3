import { countPieces, FILE_PURPOSES, type FilePurpose, PIECE_BYTES } from '#src/contract/file/file.ts'
import { isImageKind } from '#src/contract/file/images.ts'
import type { FileInput, FileState } from '#src/contract/file/schemas.ts'
import { isAtLeast } from '#src/contract/http/roles.ts'
import { DAY } from '#src/domain/time.ts'
import type { Session } from '#src/server/identity/session/session.ts'
import { isGuardFailure, runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { findFile, insertFile, listPieces, savePiece } from './file.repository.ts'
import type { FileRow, Owner, SentFile } from './file.tables.ts'
import { bytesOfPiece, pieceKey, storePiece } from './file-pieces.ts'

/** Time limit of an upload. */
const ARRIVES_IN = DAY

/**
 * Returns the owner of a file of this purpose. Throws `not-found` if the person is in no company, `forbidden` without the right to change it,
 * and `account-blocked` while it is inactive.
 */
export function ownerFor(
  purpose: FilePurpose,
  { accountId, companyId, memberRole, organisationIsActive }: Session,
): Owner {
  if (FILE_PURPOSES[purpose].owner === 'account') return { accountId, organisationId: null }
  if (!companyId || !memberRole) throw new Failure('not-found')
  if (!isAtLeast(memberRole, 'recruiter')) throw new Failure('forbidden')
  if (!organisationIsActive) throw new Failure('account-blocked')
  return { accountId: null, organisationId: companyId }
}

/** Throws `not-for-others` if an admin who acts for the person may not upload such a file. */
function demandNoImpersonation(purpose: FilePurpose, { actorId }: Session): void {
  if (actorId && FILE_PURPOSES[purpose].impersonation !== 'writes') throw new Failure('not-for-others')
}

/** Returns a file that the signed-in person may see. */
export async function getOwnFile({ db }: Needs<'db'>, session: Session, id: string): Promise<SentFile> {
  const file = await findFile(db, id)
  if (!file) throw new Failure('not-found')
  const owner = ownerFor(file.purpose, session)
  if (file.accountId !== owner.accountId || file.organisationId !== owner.organisationId) throw new Failure('not-found')
  return file
}

/** Returns a file that the signed-in person may continue to upload. */
export async function getFileToSend(services: Needs<'db'>, session: Session, id: string): Promise<SentFile> {
  const file = await getOwnFile(services, session, id)
  demandNoImpersonation(file.purpose, session)
  return file
}

type Described = Pick<SentFile, 'id' | 'purpose' | 'size' | 'state'>

async function describe({ db }: Needs<'db'>, file: Described): Promise<FileState> {
  const { id, purpose, size, state } = file
  const isStored = state === 'stored'
  return {
    id,
    purpose,
    size,
    state: isStored ? 'stored' : 'arriving',
    pieceBytes: PIECE_BYTES,
    pieces: countPieces(size),
    present: isStored ? [] : await listPieces(db, id),
  }
}

/** Starts an upload. An upload that is not complete within a day is swept. */
export async function startFile(
  services: Needs<'db' | 'clock' | 'ids' | 'limiter'>,
  session: Session,
  input: FileInput,
): Promise<FileState> {
  const { db, clock, ids, limiter } = services
  const { maxBytes, limit } = FILE_PURPOSES[input.purpose]
  const owner = ownerFor(input.purpose, session)
  demandNoImpersonation(input.purpose, session)
  if (input.size > maxBytes) throw new Failure('file-too-large')
  const now = clock()
  const counted = {
    'file-account': session.accountId,
    'scan-account': session.accountId,
    'attachment-account': session.accountId,
    'feed-company': session.companyId ?? '',
    'form-company': session.companyId ?? '',
  }
  await limiter.take(limit, counted[limit], now)
  const file: FileRow & { purpose: FilePurpose } = {
    ...input,
    ...owner,
    id: ids.publicId(),
    type: null,
    state: 'arriving',
    pictureKey: isImageKind(input.purpose) ? ids.publicId().replaceAll('-', '') : null,
    objectKey: null,
    resultId: null,
    createdAt: now,
    expiresAt: now + ARRIVES_IN,
  }
  await runBatch(db, [insertFile(db, file)])
  return describe(services, file)
}

export const getFile = async (services: Needs<'db' | 'clock'>, session: Session, id: string): Promise<FileState> =>
  describe(services, await getOwnFile(services, session, id))

type Piece = { id: string; number: number; bytes: ReadableStream<Uint8Array> }

/** Stores a piece. A repeated piece replaces the first, so that a broken connection costs at most one piece. */
export async function keepPiece(
  services: Needs<'db' | 'clock' | 'keys' | 'files'>,
  session: Session,
  piece: Piece,
): Promise<FileState> {
  const { db, files } = services
  const file = await getFileToSend(services, session, piece.id)
  const expected = bytesOfPiece(file.size, piece.number)
  if (expected === 0) throw new Failure('not-found')
  if (file.state === 'stored') return describe(services, file)
  const bytes = new Uint8Array(await new Response(piece.bytes as never).arrayBuffer())
  if (bytes.byteLength !== expected) throw new Failure('file-incomplete')
  await storePiece(services, file, piece.number, bytes)
  try {
    await runBatch(db, savePiece(db, file.id, piece.number))
  } catch (error) {
    if (!isGuardFailure(error)) throw error
    // The file was completed, discarded or erased meanwhile: no other code would remove this piece.
    await files.remove([pieceKey(file, piece.number)])
    return describe(services, await getOwnFile(services, session, file.id))
  }
  return describe(services, file)
}
