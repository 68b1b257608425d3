import { createHash } from 'node:crypto'
import { countPieces, PIECE_BYTES } from '#src/contract/files.ts'
import { runBatch } from '#src/server/platform/database.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { accountFolder, companyFolder } from '#src/server/platform/file-store.ts'
import type { Needs } from '#src/server/platform/services.ts'
import { deletePieces } from './files.repository.ts'
import type { FileRow, Owner } from './files.tables.ts'

type Named = Owner & Pick<FileRow, 'id'>

const folderOf = ({ accountId, companyId, id }: Named): string =>
  `${accountId ? accountFolder(accountId) : companyFolder(companyId ?? '')}piece/${id}/`

export const pieceKey = (file: Named, number: number): string => `${folderOf(file)}${number}`

/** Bytes that a piece must have; 0 for one that the file has not. */
export function bytesOfPiece(size: number, number: number): number {
  const last = countPieces(size) - 1
  if (number > last) return 0
  return number < last ? PIECE_BYTES : size - last * PIECE_BYTES
}

/** The whole file out of its pieces. Throws `file-incomplete` when one is missing or it is not what was announced. */
export async function joinPieces({ files }: Needs<'files'>, file: FileRow): Promise<Uint8Array<ArrayBuffer>> {
  const joined = new Uint8Array(file.size)
  for (let number = 0; number < countPieces(file.size); number += 1) {
    const piece = await files.open(pieceKey(file, number))
    if (piece?.size !== bytesOfPiece(file.size, number)) throw new Failure('file-incomplete')
    joined.set(new Uint8Array(await new Response(piece.body as never).arrayBuffer()), number * PIECE_BYTES)
  }
  if (createHash('sha256').update(joined).digest('hex') !== file.digest) throw new Failure('file-incomplete')
  return joined
}

/** What was read or given up needs them no more; a run that breaks here is made up for by the sweep. */
export async function removePieces({ db, files }: Needs<'db' | 'files'>, file: FileRow): Promise<void> {
  await files.remove(await files.list(folderOf(file)))
  await runBatch(db, [deletePieces(db, file.id)])
}
