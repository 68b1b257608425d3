import { createHash } from 'node:crypto'
import { countPieces, FILE_PURPOSES, PIECE_BYTES } from '#src/contract/file/file.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { accountFolder, companyFolder } from '#src/server/platform/file-store.ts'
import { openBytes, sealBytes } from '#src/server/platform/sealed-bytes.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { ensureAccountKey, findAccountKey } from './account-keys.ts'
import { deletePieces, findFile } from './file.repository.ts'
import type { FileRow, Owner, SentFile } from './file.tables.ts'

type Named = Owner & Pick<FileRow, 'id'>

const folderOf = ({ accountId, organisationId, id }: Named): string =>
  `${accountId ? accountFolder(accountId) : companyFolder(organisationId ?? '')}piece/${id}/`

export const pieceKey = (file: Named, number: number): string => `${folderOf(file)}${number}`

/** Bytes that a piece must have; 0 for a number beyond the end of the file. */
export function bytesOfPiece(size: number, number: number): number {
  const last = countPieces(size) - 1
  if (number > last) return 0
  return number < last ? PIECE_BYTES : size - last * PIECE_BYTES
}

/** The account whose key encrypts the pieces; undefined for files that others will see. */
const keeperOf = ({ purpose, accountId }: SentFile): string | undefined =>
  (FILE_PURPOSES[purpose]?.isPrivate && accountId) || undefined

const PIECE = /\/piece\/([^/]+)\//

/** Whether the stored object is an encrypted piece of a private file. */
export async function isSealedPiece({ db }: Needs<'db'>, place: string): Promise<boolean> {
  const id = PIECE.exec(place)?.[1]
  const file = id && (await findFile(db, id))
  return file ? keeperOf(file) !== undefined : false
}

export async function storePiece(
  services: Needs<'db' | 'clock' | 'keys' | 'files'>,
  file: SentFile,
  number: number,
  bytes: Uint8Array,
): Promise<void> {
  const keeper = keeperOf(file)
  const place = pieceKey(file, number)
  const stored = keeper ? await sealBytes(await ensureAccountKey(services, keeper), place, bytes) : bytes
  await services.files.save(place, stored, 'application/octet-stream')
}

/** Opens the pieces for reading. A piece that cannot be decrypted counts as missing. */
async function openPieces(services: Needs<'db' | 'keys' | 'files'>, file: SentFile) {
  const keeper = keeperOf(file)
  const key = keeper && (await findAccountKey(services, keeper))
  return async (number: number): Promise<Uint8Array | undefined> => {
    const place = pieceKey(file, number)
    const piece = await services.files.open(place)
    const bytes = piece && new Uint8Array(await new Response(piece.body as never).arrayBuffer())
    return bytes && key ? openBytes(key, place, bytes) : bytes
  }
}

/** Returns the whole file. Throws `file-incomplete` if a piece is missing or the size differs from the announced one. */
export async function joinPieces(
  services: Needs<'db' | 'keys' | 'files'>,
  file: SentFile,
): Promise<Uint8Array<ArrayBuffer>> {
  const joined = new Uint8Array(file.size)
  const read = await openPieces(services, file)
  for (let number = 0; number < countPieces(file.size); number += 1) {
    const piece = await read(number)
    if (piece?.byteLength !== bytesOfPiece(file.size, number)) throw new Failure('file-incomplete')
    joined.set(piece, number * PIECE_BYTES)
  }
  if (createHash('sha256').update(joined).digest('hex') !== file.digest) throw new Failure('file-incomplete')
  return joined
}

/** Removes pieces that were read or discarded. If the run stops here, the sweep removes them. */
export async function removePieces({ db, files }: Needs<'db' | 'files'>, file: FileRow): Promise<void> {
  await files.remove(await files.list(folderOf(file)))
  await runBatch(db, [deletePieces(db, file.id)])
}
