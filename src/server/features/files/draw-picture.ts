import type { FileType } from '#src/contract/file-types.ts'
import { FILE_PURPOSES } from '#src/contract/files.ts'
import { IMAGES, type ImageKind, MAX_PIXELS } from '#src/contract/images.ts'
import { SECOND } from '#src/contract/time.ts'
import { withDeadline } from '#src/server/platform/deadline.ts'
import { Failure } from '#src/server/platform/failure.ts'
import { findFileType } from '#src/server/platform/file-signature.ts'
import type { Needs } from '#src/server/platform/services.ts'
import type { Bytes } from './reading/parts.ts'
import { type ReadPicture, readPicture } from './reading/read-picture.ts'

/** Pixels a side of what is kept: the largest place of a picture is far smaller. */
const KEPT_WIDTH = 512
/** A photo takes a second. */
const MAX_TIME = 20 * SECOND

const streamOf = (bytes: Bytes): ReadableStream<Uint8Array> => new Blob([bytes]).stream() as never

const refuse = (): Failure => new Failure('file-type-refused')

/** What the first bytes, all the parts and the decoder say of it, before anything is drawn: each of them can lie. */
async function examine({ images }: Needs<'images'>, type: FileType, bytes: Bytes): Promise<ReadPicture> {
  const read = readPicture(type, bytes)
  if (!read) throw refuse()
  if (read.pixels > MAX_PIXELS) throw new Failure('file-too-large')
  const found = await images.countPixels(streamOf(read.plain)).catch(() => 0)
  if (found === 0) throw refuse()
  if (found > MAX_PIXELS) throw new Failure('file-too-large')
  return read
}

/** Whether it is what was to be drawn: a square without a word, and not what was sent, given back by a service that was busy. */
function isDrawn(picture: Bytes): boolean {
  const read = findFileType(picture) === 'webp' ? readPicture('webp', picture) : undefined
  return read?.pixels === KEPT_WIDTH ** 2 && read.plain.byteLength === picture.byteLength
}

/** What was sent is never kept: it is drawn anew, upright, without what a camera wrote into it. */
export async function drawPicture(services: Needs<'images'>, purpose: ImageKind, bytes: Bytes) {
  const type = findFileType(bytes)
  if (!type || !FILE_PURPOSES[purpose].takes.includes(type)) throw refuse()
  const { plain, turn } = await examine(services, type, bytes)
  const { fit } = IMAGES[purpose]
  const drawn = services.images.draw(streamOf(plain), { width: KEPT_WIDTH, format: 'webp', fit, turn })
  const picture = (await withDeadline(drawn, MAX_TIME, refuse).catch(() => {
    throw refuse()
  })) as Bytes
  if (!isDrawn(picture)) throw refuse()
  return { type, picture }
}
