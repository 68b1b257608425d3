import { findFileType } from '#src/server/platform/file-signature.ts'
import { FormError } from './form-error.ts'

const RASTER = new Set(['png', 'jpg', 'gif'])
/** ` EMF`, and where it is in the header of the format. */
const [EMF, EMF_AT] = [0x464d4520, 40]
/** A header that gives the size of the drawing, and the two of drawings in memory and on disk. */
const WMF = [0x9ac6cdd7, 0x00090001, 0x00090002]

function isDrawing(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const readLong = (at: number) => (at + 4 <= bytes.byteLength ? view.getUint32(at, true) : 0)
  const isBitmap = bytes[0] === 0x42 && bytes[1] === 0x4d
  return isBitmap || (readLong(0) === 1 && readLong(EMF_AT) === EMF) || WMF.includes(readLong(0))
}

/** Refuses what is called a picture and is none that Word reads. Programs name PNG files `.jpg` and the like, so that any of the types will do. */
export function checkPicture(name: string, bytes: Uint8Array): void {
  if (!RASTER.has(findFileType(bytes) ?? '') && !isDrawing(bytes)) throw new FormError('pictures', { name })
}
