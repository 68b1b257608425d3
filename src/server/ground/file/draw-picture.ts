import type { FileType } from '#src/contract/file/file-types.ts'
import { MAX_PIXELS } from '#src/contract/file/images.ts'
import { SECOND } from '#src/domain/time.ts'
import { withDeadline } from '#src/server/platform/deadline.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { findFileType } from '#src/server/platform/file-signature.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Bytes } from './reading/parts.ts'
import { type ReadPicture, readPicture } from './reading/read-picture.ts'

/** A photo takes a second. */
const MAX_TIME = 20 * SECOND

const streamOf = (bytes: Bytes): ReadableStream<Uint8Array> => new Blob([bytes]).stream() as never

const refuse = (): Failure => new Failure('file-type-refused')

/** Compares the type of the first bytes, the parts and the decoder before the picture is drawn: each of them can be forged. */
async function examine({ images }: Needs<'images'>, type: FileType, bytes: Bytes): Promise<ReadPicture> {
  const read = readPicture(type, bytes)
  if (!read) throw refuse()
  if (read.pixels > MAX_PIXELS) throw new Failure('file-too-large')
  const found = await images.countPixels(streamOf(read.plain)).catch(() => 0)
  if (found === 0) throw refuse()
  if (found > MAX_PIXELS) throw new Failure('file-too-large')
  return read
}

/** The accepted types and the output: a square of `side` pixels, or without `square` the whole picture fitted into one. */
export type Drawing = { takes: readonly FileType[]; side: number; square?: 'cover' | 'pad' }

/** True if the image has the requested size, carries no metadata and is not the unmodified input, which a busy service may return. */
function isDrawn(picture: Bytes, { side, square }: Drawing): boolean {
  const read = findFileType(picture) === 'webp' ? readPicture('webp', picture) : undefined
  if (!read || read.plain.byteLength !== picture.byteLength) return false
  return square ? read.pixels === side ** 2 : read.pixels <= side ** 2
}

/** Redraws an uploaded picture upright and without metadata. The original is never stored. */
export async function drawPicture(services: Needs<'images'>, drawing: Drawing, bytes: Bytes) {
  const type = findFileType(bytes)
  if (!type || !drawing.takes.includes(type)) throw refuse()
  const { plain, turn } = await examine(services, type, bytes)
  const { side, square: fit = 'contain' } = drawing
  const drawn = services.images.draw(streamOf(plain), { width: side, format: 'webp', fit, turn })
  const picture = (await withDeadline(drawn, MAX_TIME, refuse).catch(() => {
    throw refuse()
  })) as Bytes
  if (!isDrawn(picture, drawing)) throw refuse()
  return { type, picture }
}
